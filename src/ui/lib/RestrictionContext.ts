import { createContext } from 'react'

/** Tells whether code 9001 disables the refused feature, as in the specialist's cabinet (contract 20.1). */
export const RestrictionContext = createContext(false)
