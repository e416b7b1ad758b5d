export type { Suggest } from './records'
import type { Suggest } from './records'
import { sameId, type Id } from './Id'

/** One choice in a field with suggestions. */
export interface Suggestion {
  id: string
  label: string
  /** Text that tells two equal labels apart: 'Нижегородская область'. */
  note?: string
}

export type Search = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

/** Returns the shop's suggestions without the places that are in the list already. */
export const unlisted = (suggests: readonly Suggest[], listed: readonly { id: Id }[]): Suggestion[] =>
  suggests
    .filter(({ pointId }) => !listed.some(({ id }) => sameId(id, pointId)))
    .map(({ value, pointId }) => ({ id: String(pointId ?? value), label: value }))
