import { getEntries } from '#api/generated/entries'
import { getVisitedDepartments } from '#api/generated/selections'
import { section } from '#shell/lib/section'

export const optics = section({
  path: '/optics/',
  title: 'Запись в оптике',
  icon: 'calendar',
  load: () =>
    import('#features/vision/appointments/AppointmentsPage').then(({ AppointmentsPage }) => AppointmentsPage),
  prerender: BEFORE_REACT && {
    reads: [`${getEntries.path}?state=active`, getVisitedDepartments.path],
    otherViews: ['book', 'department', 'move'],
  },
})
