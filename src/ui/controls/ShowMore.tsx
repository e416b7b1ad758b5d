import { useRef, useState, type Key, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ProgressBar } from '../states/ProgressBar'
import { Button } from './Button'

interface ShowMoreProps<Item> {
  items: readonly Item[]
  /** Number of items shown initially, and added by each press. */
  step?: number
  keyOf: (item: Item, index: number) => Key
  children: (item: Item) => ReactNode
}

/** A long list, shown in parts. The focus moves to the first new item, because the button may disappear. */
export function ShowMore<Item>({ items, step = 10, keyOf, children }: ShowMoreProps<Item>) {
  const [limit, setLimit] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const onMore = () => {
    flushSync(() => setLimit(limit + step))
    const firstNew = list.current?.children[limit]
    if (firstNew instanceof HTMLElement) firstNew.focus()
  }
  return (
    <>
      <ul className="list" ref={list}>
        {items.slice(0, limit).map((item, index) => (
          <li key={keyOf(item, index)} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {items.length > limit && (
        <div className="more">
          <p className="small soft">
            Показано {limit} из {items.length}
          </p>
          <ProgressBar value={limit / items.length} />
          <Button variant="secondary" onClick={onMore}>
            Показать ещё
          </Button>
        </div>
      )}
    </>
  )
}
