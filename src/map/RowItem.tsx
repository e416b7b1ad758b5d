import type { CSSProperties, ReactNode } from 'react'

interface RowItemProps {
  row: number
  /** Number of rows in the list. */
  count: number
  style: CSSProperties
  children: ReactNode
}

/** A row of a long list, with its position and the list's length for screen readers. */
export const RowItem = ({ row, count, style, children }: RowItemProps) => (
  <li className="rows__row" style={style} data-row={row} aria-setsize={count} aria-posinset={row + 1}>
    {children}
  </li>
)
