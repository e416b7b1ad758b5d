import type { Answers } from '#data/survey/answers'
import type { typesOf } from '#data/survey/fitting'
import { isOfThisPage, keptDraft } from '#forms/lib/keptDraft'
import { anonymousDraftsOf } from '#host/customer/drafts'

/** The stored draft of a survey. */
type Kept = {
  responseId: string
  answers: Answers
  /** Types of the questions at the time of the answers. */
  types: ReturnType<typeof typesOf>
  pageId: string
  progress: number
}

/** The drafts belong to no account, because the survey is anonymous. */
const drafts = anonymousDraftsOf('page')

const keyOf = (code: string) => `survey:${code}`

/** Returns what was stored, and whether that was before this page load. */
export function readAnswers(code: string): { kept: Partial<Record<keyof Kept, unknown>>; isOlder: boolean } {
  const draft = drafts.read(keyOf(code))
  const kept = typeof draft === 'object' && draft !== null ? draft : {}
  return { kept, isOlder: !isOfThisPage(draft) }
}

export const keepAnswers = (code: string, kept: Kept): void => drafts.write(keyOf(code), keptDraft(kept))

export const forgetAnswers = (code: string): void => drafts.remove(keyOf(code))
