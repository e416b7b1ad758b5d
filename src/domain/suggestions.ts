/** What a field with suggestions offers. */
export interface Suggestion {
  id: string
  label: string
  /** Distinguishes two of the same name: 'Нижегородская область'. */
  note?: string
}

export type Search = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
