import { section } from '#shell/lib/section'

export const tools = section({
  path: '/tools/',
  title: 'Инструменты',
  icon: 'bulb',
  load: () => import('#features/professional/soon/SoonPage').then(({ SoonPage }) => SoonPage),
})
