import type * as printOrder from './PrintOrder'
import { PrintButton } from './PrintButton'

/** What is printed comes with React. */
export const PrintOrder: typeof printOrder.PrintOrder = ({ order: { number } }) => (
  <PrintButton number={number} />
)
