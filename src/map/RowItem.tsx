import type { CSSProperties, ReactNode } from 'react'

interface RowItemProps {
  row: number
  /** Of how many. */
  count: number
  style: CSSProperties
  children: ReactNode
}

/** A row of a long list, which says which of how many it is. */
export const RowItem = ({ row, count, style, children }: RowItemProps) => (
  <li className="rows__row" style={style} data-row={row} aria-setsize={count} aria-posinset={row + 1}>
    {children}
  </li>
)
