import type { ReactNode } from 'react'
import { hasAnswer, keepAnswer } from '#api/api.first'
import { joinEarly, seeEarly } from '#api/early'
import { report } from '#host/report'
import { token } from '#host/page/config'
import { containersIn, nameOf } from '#host/page/containers'
import { shared } from '#host/shared'
import { element } from '#host/element'
import { drawContent } from './drawContent'
import { islandOf, show } from './show'

interface FirstIsland {
  name: string
  /** The paths of what its first drawing shows; nothing is drawn without the first. */
  reads: (container: HTMLElement) => string[]
  /** What the island itself draws. */
  draw: (container: HTMLElement) => ReactNode
  styles: string[]
}

/**
 * Draws the islands of that name that are in the page as soon as their answers are there, long before React is. It takes
 * their place then (`src/island/takeOver.ts`), and has all that is not plainly good to itself: failures, odd answers.
 */
export function drawIslands(island: FirstIsland): void {
  for (const container of containersIn(document)) {
    if (nameOf(container) !== island.name) continue
    drawIn(container, island).catch((error: unknown) => report(error, 'draw first', container))
  }
}

/** Where a part still waits, nothing is shown until that has been asked for and answered, too. */
async function drawIn(container: HTMLElement, { reads, draw, styles }: FirstIsland): Promise<void> {
  const root = container.shadowRoot
  const outline = root && outlineIn(root)
  const owner = token()
  const paths = reads(container)
  await Promise.all(paths.map((path) => keepAnswer(path, seeEarly({ path }))))
  // React may have come first, and the page may have taken the island away.
  while (
    root &&
    outline?.parentNode === root &&
    !root.querySelector('.lens') &&
    token() === owner &&
    hasAnswer(paths[0] ?? '')
  ) {
    const { drawn, asked, missing } = drawContent(draw(container), 'first')
    if (!drawn) return
    // React asks for the same, and takes the answers over.
    const answers = missing.map((path) => keepAnswer(path, joinEarly({ path })))
    if (!drawn.content.querySelector('[aria-busy=true]')) {
      shared().asked.push(...asked)
      const place = { root, outline, owner, leadsOn: false }
      show(place, islandOf(drawn.content), [...styles, ...drawn.sheets])
      return
    }
    if (missing.length === 0 || (await Promise.all(answers)).includes(false)) return
  }
}

/** What stands there until then; where the loader has drawn nothing, nothing is seen. */
const outlineIn = (root: ShadowRoot): Element =>
  [...root.children].find(({ localName }) => localName !== 'link') ?? root.appendChild(element('span'))
