import { section } from '#shell/lib/section'

export const satellites = section({
  path: '/satellites/',
  title: 'Сателлиты',
  icon: 'ticket',
  load: () =>
    import('#features/professional/courses/SatellitesPage').then(({ SatellitesPage }) => SatellitesPage),
})
