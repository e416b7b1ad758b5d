import { use, useLayoutEffect } from 'react'
import { element } from '../host/element'
import { IslandElement } from '../host/IslandElement'

/**
 * What the editor has put into the container, as it looks on the page: nothing of ours is around it. The slot is not
 * React's: the loader empties the root before React goes, and React would look for it in vain.
 */
export function EditorsContent() {
  const island = use(IslandElement)
  useLayoutEffect(() => {
    const root = island.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const slot = element('slot')
    root.append(slot)
    return () => slot.remove()
  }, [island])
  return null
}
