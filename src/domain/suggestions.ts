import { sameId, type Id } from './Id'

/** What a field with suggestions offers. */
export interface Suggestion {
  id: string
  label: string
  /** Distinguishes two of the same name: 'Нижегородская область'. */
  note?: string
}

export type Search = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

export interface Suggest {
  value: string
  /** The one point that is meant; null when the text is only searched for. */
  pointId: Id | null
}

/** What the shop suggests beside the places that stand in the list already. */
export const unlisted = (suggests: readonly Suggest[], listed: readonly { id: Id }[]): Suggestion[] =>
  suggests
    .filter(({ pointId }) => !listed.some(({ id }) => sameId(id, pointId)))
    .map(({ value, pointId }) => ({ id: String(pointId ?? value), label: value }))
