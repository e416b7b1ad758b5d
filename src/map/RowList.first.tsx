import type { ReactNode } from 'react'

interface RowListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** As many rows as React draws before it has measured one. */
const FIRST = 12

/** The first rows, which before React stand in the flow, as no height is measured. */
export const RowList = <Item,>({ items, keyOf, children }: RowListProps<Item>) => (
  <div className="rows" role="presentation">
    <ul className="rows__list">
      {items.slice(0, FIRST).map((item, row) => (
        <li
          key={keyOf(item)}
          className="rows__row"
          style={{ position: 'static' }}
          data-row={row}
          aria-setsize={items.length}
          aria-posinset={row + 1}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  </div>
)
