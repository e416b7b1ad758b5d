import { dataOf } from '../../../src/firstScreen/dataOf'
import { drawContent } from '../../../src/firstScreen/drawContent'
import uiCss from '../../../src/ui/ui.css'
import type { EarlyCopy } from './read'

/** What a section's page shows first, and its style sheets; `ofAll` is the one of all components, whole. */
export interface DrawnPage {
  content: DocumentFragment
  ofAll: string
  sheets: Iterable<string>
}

/** Draws a section's page once what it asks for first has been answered; undefined for what is left to React. */
export type DrawPage = (answers: Map<string, EarlyCopy>) => Promise<DrawnPage | undefined>

/** A section's page as it is drawn before React; what draws it is a file of its own (`pages/`). */
export const drawPage =
  (Content: () => unknown): DrawPage =>
  async (answers) => {
    const data = await Promise.all(
      [...answers].map(async ([path, answer]) => [path, await dataOf(answer)] as const),
    )
    const drawn = data.every(([, value]) => value) && drawContent(Content, {}, new Map(data))
    return drawn ? { ...drawn, ofAll: uiCss } : undefined
  }
