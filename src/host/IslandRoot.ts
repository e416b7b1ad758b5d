import { createContext } from 'react'

/** An element as wide as the island's container, in its shadow root; outside an island, the page itself. */
export const IslandRoot = createContext<Element>(document.documentElement)
