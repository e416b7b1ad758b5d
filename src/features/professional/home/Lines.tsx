import type { Id } from '#domain/Id'

/** Number of lines that a card of the home shows. */
const SHOWN = 3

interface Line {
  name: string
  facts: readonly (string | false | null | undefined)[]
}

interface LinesProps<Item> {
  items: readonly Item[]
  children: (item: Item) => Line
}

/** The first lines of a list: a name, and what is known of it. */
export const Lines = <Item extends { id: Id }>({ items, children }: LinesProps<Item>) => (
  <ul className="list">
    {items.slice(0, SHOWN).map((item) => {
      const { name, facts } = children(item)
      return (
        <li className="item" key={item.id}>
          <span className="item__main">
            <span className="strong">{name}</span>
            <span className="small soft">{facts.filter(Boolean).join(' · ')}</span>
          </span>
        </li>
      )
    })}
  </ul>
)
