import { section } from '#shell/lib/section'

export const expert = section({
  path: '/expert/',
  title: 'Кабинет эксперта',
  icon: 'chat',
  load: () => import('#features/professional/expert/ExpertPage').then(({ ExpertPage }) => ExpertPage),
})
