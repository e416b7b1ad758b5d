import { apiUrl } from '../host/page/config'
import { answers } from './api'
import { draw } from './draw'
import { jsx, type Props } from './react'

interface Drawn {
  content: DocumentFragment
  /** The texts of the style sheets that it asks for. */
  sheets: Set<string>
}

/**
 * Draws a component with what has been answered.
 * @param data by the paths of the calls
 * @returns undefined where something could not be read, or has not come
 */
export function drawContent<Own extends Props>(
  Content: (props: Own) => unknown,
  props: Own,
  data: Map<string, unknown>,
): Drawn | undefined {
  for (const [path, value] of data) answers.set(apiUrl() + path, value)
  const sheets = new Set<string>()
  const content = document.createDocumentFragment()
  content.append(...draw(jsx(Content, props), sheets))
  return content.querySelector('[aria-busy]') ? undefined : { content, sheets }
}
