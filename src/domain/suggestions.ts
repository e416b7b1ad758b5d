/** What a field with suggestions offers. */
export interface Suggestion {
  id: string
  label: string
  /** What tells two of one name apart: 'Нижегородская область'. */
  note?: string
}

export type Search = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
