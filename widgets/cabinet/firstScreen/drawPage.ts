import { parseEnvelope } from '#api/parseEnvelope'
import { isDenied } from '#domain/ApiError'
import type { Id } from '#domain/Id'
import { asked, customer, DENIED, missing } from '../../../src/firstScreen/api'
import { drawContent } from '../../../src/firstScreen/drawContent'
import { apiUrl } from '#host/page/config'
import { ignore } from '#host/ignore'
import type { Answer, Asked, EarlyAnswer } from '#host/shared'
import uiCss from '../../../src/ui/ui.css'

/** What a section's page shows first, and its style sheets; `ofAll` is the one of all components, whole. */
export interface DrawnPage {
  content: DocumentFragment
  ofAll: string
  sheets: Iterable<string>
  /** The queries whose answers it shows. */
  asked: Asked[]
}

/**
 * Draws a section's page once what it asks for first has been answered; undefined for what is left to React.
 * @param ask asks for what the page needs besides, by what it has got
 * @param owner the customer
 */
export type DrawPage = (
  answers: Map<string, EarlyAnswer>,
  ask: (path: string) => EarlyAnswer | undefined,
  owner: Id,
) => Promise<DrawnPage | undefined>

/** A section's page as it is drawn before React; what draws it is a file of its own (`pages/`). */
export const drawPage =
  (Content: () => unknown): DrawPage =>
  async (answers, ask, owner) => {
    customer.id = owner
    const data = new Map<string, unknown>()
    for (let added: Map<string, EarlyAnswer | undefined> = answers; ;) {
      for (const [path, answer] of added) data.set(path, dataOf((await answer?.catch(ignore)) ?? undefined))
      if ([...data.values()].includes(undefined)) return undefined
      const drawn = drawContent(Content, {}, data)
      const paths = missing().map((url) => url.slice(apiUrl().length))
      if (paths.length === 0) return drawn && { ...drawn, ofAll: uiCss, asked: [...asked.values()] }
      added = new Map(paths.map((path) => [path, ask(path)]))
    }
  }

/** What a call has brought; undefined for a failure, which is left to React. */
function dataOf(answer: Answer | undefined): unknown {
  if (!answer) return undefined
  const result = parseEnvelope(answer.status, answer.text, true)
  if ('data' in result) return result.data ?? null
  return isDenied(result.error) ? DENIED : undefined
}
