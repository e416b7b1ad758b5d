import { use, useState } from 'react'
import { hasStyleSheet } from '../host/loading/styleSheets'
import { IslandElement } from '../host/IslandElement'

/**
 * Adds a style sheet once to the shadow root of the island that renders it. React does the work: `precedence`
 * makes it insert the link into the shadow root, drop duplicates, and wait for the sheet before it shows a
 * transition. A sheet that the shadow root already has is skipped: if the headers forbid caching, React would
 * request it again and show a skeleton meanwhile.
 */
export function StyleSheet({ href }: { href: string }) {
  const island = use(IslandElement)
  const [isThere] = useState(
    () => href === '' || hasStyleSheet(island.getRootNode() as ParentNode & Node, href),
  )
  return isThere ? null : <link rel="stylesheet" href={href} precedence="lens" />
}
