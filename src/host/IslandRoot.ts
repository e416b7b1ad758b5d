import { createContext } from 'react'

/** What is as wide as the island's container, in its shadow root; outside of an island, the page. */
export const IslandRoot = createContext<Element>(document.documentElement)
