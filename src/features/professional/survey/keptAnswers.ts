import type { Answers } from '#data/survey/answers'
import type { typesOf } from '#data/survey/fitting'
import { isOfThisPage, keptDraft } from '#forms/lib/keptDraft'
import { anonymousDraftsOf } from '#host/customer/drafts'

/** What is kept in the tab. */
type Kept = {
  responseId: string
  answers: Answers
  /** Of the questions when they were answered. */
  types: ReturnType<typeof typesOf>
  pageId: string
  progress: number
}

/** An anonymous survey asks no account whose answers these are. */
const drafts = anonymousDraftsOf('page')

const keyOf = (code: string) => `survey:${code}`

/** @returns what was kept, and whether before this page was loaded */
export function readAnswers(code: string): { kept: Partial<Record<keyof Kept, unknown>>; isOlder: boolean } {
  const draft = drafts.read(keyOf(code))
  const kept = typeof draft === 'object' && draft !== null ? draft : {}
  return { kept, isOlder: !isOfThisPage(draft) }
}

export const keepAnswers = (code: string, kept: Kept): void => drafts.write(keyOf(code), keptDraft(kept))

export const forgetAnswers = (code: string): void => drafts.remove(keyOf(code))
