import { section } from '#shell/lib/section'

export const iol = section({
  path: '/iol/',
  title: 'Запросы на ИОЛ',
  icon: 'eye',
  load: () => import('#features/professional/soon/SoonPage').then(({ SoonPage }) => SoonPage),
})
