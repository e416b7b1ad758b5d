import type { ReactNode } from 'react'

/** Before React there is no map that could fail. */
export const MapBoundary = ({ children }: { children: ReactNode }) => children
