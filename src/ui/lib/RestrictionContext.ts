import { createContext } from 'react'

/** Tells whether code 9001 closes what it refuses, as in the specialist's cabinet (contract 20.1). */
export const RestrictionContext = createContext(false)
