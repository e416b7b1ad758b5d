import { use } from 'react'
import { createPortal } from 'react-dom'
import { IslandRoot } from '../host/IslandRoot'

/** What the editor has put into the container, as it looks on the page: nothing of ours is around it. */
export function EditorsContent() {
  const root = use(IslandRoot).getRootNode()
  return root instanceof ShadowRoot ? createPortal(<slot />, root) : null
}
