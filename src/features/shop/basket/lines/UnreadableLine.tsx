import { useState } from 'react'
import type { UnreadableItem } from '#data/basket/basket'
import { useRemoveBasketItemMutation } from '#data/basket/basketApi'
import type { SaleType } from '#data/orders/order'
import { Button } from '#ui/controls/Button'
import { RemovalDialog } from './RemovalDialog'
import { LeftToReact } from '#ui/lib/LeftToReact'

interface UnreadableLineProps {
  type: SaleType
  item: UnreadableItem
}

/** Replaces a line that cannot be shown, and offers to remove it. */
export function UnreadableLine({ type, item: { basketItemId, title } }: UnreadableLineProps) {
  if (BEFORE_REACT) throw new LeftToReact()
  const [remove] = useRemoveBasketItemMutation()
  const [isAsking, setAsking] = useState(false)
  const name = title === '' ? '' : ` «${title}»`
  return (
    <div className="basket-gone">
      <p>Не удалось показать товар{name}</p>
      {basketItemId !== null && (
        <Button variant="quiet" small onClick={() => setAsking(true)}>
          Удалить<span className="visually-hidden">{name || ' товар, который не удалось показать'}</span>
        </Button>
      )}
      {isAsking && basketItemId !== null && (
        <RemovalDialog
          name={name}
          why="Этот товар не удалось показать"
          onConfirmed={async () => {
            await remove({ type, basketItemId }).unwrap()
            setAsking(false)
          }}
          onCancelled={() => setAsking(false)}
        />
      )}
    </div>
  )
}
