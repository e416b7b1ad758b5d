import { createElement, type ComponentType } from 'react'
import { token } from '#host/page/config'
import { report } from '#host/report'
import type { IslandPrerender } from '../island/IslandModule'
import { contentOf } from './contentOf'
import { adoptTokens, containersOf, isBelowScreen, islandOf, outlineIn, show } from './show'

interface PlainIslandOptions {
  /** The island's component. */
  Content: ComponentType<{ container: HTMLElement }>
  styles: string[]
  prerender: Pick<IslandPrerender, 'name'>
}

/**
 * Stands for `src/island/definePlainIsland.tsx` in the build of what is drawn before React: these islands read nothing,
 * so they are rendered at once.
 */
export function definePlainIsland({ Content, styles, prerender }: PlainIslandOptions): void {
  adoptTokens()
  for (const container of containersOf(prerender.name)) {
    const root = container.shadowRoot
    // React may have come first.
    if (!root || root.querySelector('.lens')) continue
    const outline = outlineIn(root)
    if (isBelowScreen(outline)) continue
    try {
      const drawn = contentOf(createElement(Content, { container }), 'first')
      const place = { root, outline, owner: token(), leadsOn: false }
      if (drawn) show(place, islandOf(drawn.content), [...styles, ...drawn.sheets])
    } catch (error) {
      report(error, 'draw first', container)
    }
  }
}
