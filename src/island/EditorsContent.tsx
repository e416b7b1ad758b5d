import { use, useLayoutEffect } from 'react'
import { element } from '../host/element'
import { IslandElement } from '../host/IslandElement'

/**
 * The editor's content of the container, as it looks on the page without our styles. React does not own the
 * slot: the loader empties the root before React unmounts, and React would fail to find it.
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
