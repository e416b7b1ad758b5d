import type { ComponentType, ReactNode } from 'react'
import type { Id } from '../../domain/Id'
import type { LensRange } from '../../domain/lens'

export interface ProductName {
  id: Id
  title: string
}

/** What the catalogue knows; another subject's, so whoever draws the card brings it along. */
export interface LensCatalogue {
  Products: ComponentType<{
    children: (products: { lenses: ProductName[]; solutions: ProductName[] }) => ReactNode
  }>
  Range: ComponentType<{ productId: Id; children: (range: LensRange) => ReactNode }>
  ProductTitle: ComponentType<{ productId: Id }>
}
