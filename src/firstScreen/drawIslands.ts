import type { ReactNode } from 'react'
import { hasAnswer, keepAnswer } from '#api/api.first'
import { seeEarly } from '#api/early'
import { report } from '#host/report'
import { token } from '#host/page/config'
import { containersIn, nameOf } from '#host/page/containers'
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

async function drawIn(container: HTMLElement, { reads, draw, styles }: FirstIsland): Promise<void> {
  const root = container.shadowRoot
  const [outline] = root?.children ?? []
  const owner = token()
  const paths = reads(container)
  await Promise.all(paths.map((path) => keepAnswer(path, seeEarly({ path }))))
  const isGood = hasAnswer(paths[0] ?? '')
  // React may have come first, and the page may have taken the island away.
  if (!root || outline?.parentNode !== root || root.querySelector('.lens') || token() !== owner || !isGood)
    return
  const { drawn: found } = drawContent(draw(container), 'first')
  if (!found || found.content.querySelector('[aria-busy]')) return
  show({ root, outline, owner, leadsOn: false }, islandOf(found.content), [...styles, ...found.sheets])
}
