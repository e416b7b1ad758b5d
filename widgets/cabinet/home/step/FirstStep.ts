import { createContext, type ReactNode } from 'react'

/** The home's first card, once what it rests on has been answered before React. */
export const FirstStep = createContext<ReactNode>(undefined)
