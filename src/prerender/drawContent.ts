import { answered, beginAsking, missing } from '#api/earlyApi'
import { LeftToReact } from '#ui/lib/LeftToReact'
import type { ShownQuery } from '#host/pageState'
import { draw } from './draw'

interface Content {
  content: DocumentFragment
  /** The texts of its style sheets. */
  sheets: Set<string>
}

interface Drawing {
  /** Undefined if something is left to React. */
  drawn: Content | undefined
  /** The queries whose answers are shown. */
  asked: ShownQuery[]
  /** The paths of requested queries without an answer. */
  missing: string[]
}

/** Renders a component with the answers so far (`src/api/earlyApi.ts`). */
export function drawContent(node: unknown, ids: string): Drawing {
  beginAsking()
  let drawn: Content | undefined
  try {
    const { nodes, sheets } = draw(node, ids)
    const content = document.createDocumentFragment()
    content.append(...nodes)
    drawn = { content, sheets }
  } catch (error) {
    if (!(error instanceof LeftToReact)) throw error
  }
  return { drawn, asked: answered(), missing: missing() }
}
