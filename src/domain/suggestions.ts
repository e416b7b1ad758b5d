export type { Suggest } from './records'
import type { Suggest } from './records'
import { sameId, type Id } from './Id'

/** One option of a field with suggestions. */
export interface Suggestion {
  id: string
  label: string
  /** A text that distinguishes equal labels: 'Нижегородская область'. */
  note?: string
}

export type Search = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

/** Returns the shop's suggestions without the places that are already in the list. */
export const unlisted = (suggests: readonly Suggest[], listed: readonly { id: Id }[]): Suggestion[] =>
  suggests
    .filter(({ pointId }) => !listed.some(({ id }) => sameId(id, pointId)))
    .map(({ value, pointId }) => ({ id: String(pointId ?? value), label: value }))
