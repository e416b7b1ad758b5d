import { createContext } from 'react'

// Node, where components are only imported, has no page.
const page = (typeof document === 'undefined' ? undefined : document.documentElement) as Element

/** An element as wide as the island's container, in its shadow root; outside an island, the page itself. */
export const IslandElement = createContext(page)
