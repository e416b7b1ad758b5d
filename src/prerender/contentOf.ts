import { LeftToReact } from '#ui/lib/LeftToReact'
import { draw } from './draw'

export interface Content {
  content: DocumentFragment
  /** The texts of its style sheets. */
  sheets: Set<string>
}

/** Renders a component once; undefined if something is left to React. */
export function contentOf(node: unknown, ids: string): Content | undefined {
  try {
    const { nodes, sheets } = draw(node, ids)
    const content = document.createDocumentFragment()
    content.append(...nodes)
    return { content, sheets }
  } catch (error) {
    if (!(error instanceof LeftToReact)) throw error
    return undefined
  }
}
