import { createContext } from 'react'

// Node imports components too, but has no document.
const page = (typeof document === 'undefined' ? undefined : document.documentElement) as Element

/**
 * An element in the shadow root that is as wide as the island's container; outside an island, the page's root
 * element.
 */
export const IslandElement = createContext(page)
