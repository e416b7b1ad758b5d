import { section } from '#shell/lib/section'

export const invites = section({
  path: '/invites/',
  title: 'Приглашения',
  icon: 'bell',
  load: () => import('#features/professional/invites/InvitesPage').then(({ InvitesPage }) => InvitesPage),
})
