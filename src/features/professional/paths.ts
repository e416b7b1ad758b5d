import type { Invite } from '#data/invites/invite'
import type { MaterialKind } from '#data/materials/material'
import type { SpecialistFlags } from '#data/specialist/specialist'
import type { Id } from '#domain/Id'

/** The address of a material. With its kind the page asks for it alone. */
export const materialPath = ({ id, kind }: { id: Id; kind: MaterialKind }): string =>
  `/materials/${encodeURIComponent(id)}/?kind=${kind}`

/** The address of a lecture. */
export const sessionPath = (id: Id): string => `/academy/?session=${encodeURIComponent(id)}`

/** The address of what one is invited to; undefined where the record does not tell it, or its page is closed. */
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
