import { section } from '#shell/lib/section'

export const academy = section({
  path: '/academy/',
  title: 'Вечерняя академия',
  icon: 'clock',
  load: () => import('#features/professional/academy/AcademyPage').then(({ AcademyPage }) => AcademyPage),
})
