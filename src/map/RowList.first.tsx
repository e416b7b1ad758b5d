import type { ReactNode } from 'react'
import { RowItem } from './RowItem'

interface RowListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** The number of rows that React renders before it has measured one. */
const FIRST = 12

/** Renders the first rows in normal flow, because no height can be measured before React. */
export const RowList = <Item,>({ items, keyOf, children }: RowListProps<Item>) => (
  <div className="rows" role="presentation">
    <ul className="rows__list">
      {items.slice(0, FIRST).map((item, row) => (
        <RowItem key={keyOf(item)} row={row} count={items.length} style={{ position: 'static' }}>
          {children(item)}
        </RowItem>
      ))}
    </ul>
  </div>
)
