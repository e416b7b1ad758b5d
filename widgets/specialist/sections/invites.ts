import { getInvites } from '#api/generated/specialist'
import { section } from '#shell/lib/section'

export const invites = section({
  path: '/invites/',
  title: 'Приглашения',
  icon: 'bell',
  load: () => import('#features/professional/invites/InvitesPage').then(({ InvitesPage }) => InvitesPage),
  prerender: BEFORE_REACT && {
    reads: [getInvites.path],
  },
})
