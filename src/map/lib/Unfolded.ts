import type { ReactNode } from 'react'
import type { Id } from '../../domain/Id'

/** The details of the place that was opened in its row. */
export interface Unfolded {
  id: Id
  detail: ReactNode
}
