import { useLazyInvitesQuery } from '#data/invites/invitesApi'
import { sameId, type Id } from '#domain/Id'
import { settledWrite } from '#parts/lib/settledWrite'

/** Returns a function that runs an answer to an invite until its outcome is known, and throws if it was not done. */
export function useInviteWrite(id: Id) {
  const [read] = useLazyInvitesQuery()
  return (write: () => Promise<unknown>, code: 'accepted' | 'declined') =>
    settledWrite(write, read, (all) => all.some((one) => sameId(one.id, id) && one.status.code === code))
}
