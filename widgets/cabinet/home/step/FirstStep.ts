import { createContext, type ReactNode } from 'react'

/** The home's first card, rendered before React once its data have arrived. */
export const FirstStep = createContext<ReactNode>(undefined)
