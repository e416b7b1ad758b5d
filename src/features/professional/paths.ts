import type { Invite } from '#data/invites/invite'
import type { MaterialKind } from '#data/materials/material'
import type { SpecialistFlags } from '#data/specialist/specialist'
import type { Id } from '#domain/Id'

/** Returns the path of a material. With the kind in it, the page requests only this kind. */
export const materialPath = ({ id, kind }: { id: Id; kind: MaterialKind }): string =>
  `/materials/${encodeURIComponent(id)}/?kind=${kind}`

/** Returns the path of a lecture. */
export const sessionPath = (id: Id): string => `/academy/?session=${encodeURIComponent(id)}`

/**
 * Returns the path of the page that an invite is about; undefined if the invite does not name it, or if the
 * specialist has no access to it.
 */
export function invitedPath(
  { kind, objectId }: Pick<Invite, 'kind' | 'objectId'>,
  { isExpertingAvailable }: Pick<SpecialistFlags, 'isExpertingAvailable'>,
): string | undefined {
  if (kind === 'expert') return isExpertingAvailable ? '/expert/' : undefined
  if (objectId === null) return undefined
  if (kind === 'event') return materialPath({ id: objectId, kind: 'events' })
  if (kind === 'training') return materialPath({ id: objectId, kind })
  return kind === 'academy' ? sessionPath(objectId) : undefined
}
