import { answered, beginAsking, missing } from '#api/api.first'
import { LeftToReact } from '#ui/lib/leaveToReact'
import type { EndpointQuery } from '#host/pageState'
import { draw } from './draw'

interface Content {
  content: DocumentFragment
  /** The texts of the style sheets that it asks for. */
  sheets: Set<string>
}

interface Drawing {
  /** None where something is left to React. */
  drawn: Content | undefined
  /** The queries whose answers it shows. */
  asked: EndpointQuery[]
  /** The paths of what it asks for and nobody has answered. */
  missing: string[]
}

/** Draws a component with what has been answered (`src/api/api.first.ts`). */
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
