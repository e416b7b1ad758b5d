import type { Id } from '#domain/Id'
import { joinedByDots } from '#domain/text/joinedByDots'

/** Maximum number of lines in a card of the home page. */
const SHOWN = 3

interface Line {
  name: string
  facts: readonly (string | false | null | undefined)[]
}

interface LinesProps<Item> {
  items: readonly Item[]
  children: (item: Item) => Line
}

/** Lists the first items, each with a name and facts about it. */
export const Lines = <Item extends { id: Id }>({ items, children }: LinesProps<Item>) => (
  <ul className="list">
    {items.slice(0, SHOWN).map((item) => {
      const { name, facts } = children(item)
      return (
        <li className="item" key={item.id}>
          <span className="item__main">
            <span className="strong">{name}</span>
            <span className="small soft">{joinedByDots(facts)}</span>
          </span>
        </li>
      )
    })}
  </ul>
)
