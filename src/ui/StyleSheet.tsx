import { use, useState } from 'react'
import { hasStyleSheet } from '../host/loading/styleSheets'
import { IslandElement } from '../host/IslandElement'

/**
 * Puts a style sheet into the shadow root of the island that renders it, once. React does the work:
 * `precedence` makes it insert the link into the shadow root, drop repeats, and wait for the sheet before it
 * shows a transition. The component leaves out a sheet that the shadow root already has: if the headers
 * forbid caching, React would request it again and draw a skeleton meanwhile.
 */
export function StyleSheet({ href }: { href: string }) {
  const island = use(IslandElement)
  const [isThere] = useState(
    () => href === '' || hasStyleSheet(island.getRootNode() as ParentNode & Node, href),
  )
  return isThere ? null : <link rel="stylesheet" href={href} precedence="lens" />
}
