import { titleInWords } from '#domain/text/titleInWords'
import { amountInWords } from '#domain/numbers/counts'
import { IconButton } from '#ui/controls/IconButton'
import { PictureThumb } from '#ui/PictureThumb'
import { QuantitySelect } from '../QuantitySelect'
import { LineSum } from './LineSum'
import type { SubscriptionAddition } from '#data/subscription/subscription'

interface GoodsLinesProps {
  goods: readonly SubscriptionAddition[]
  isLocked: boolean
  /** True while a change is pending, when nothing can be removed. */
  busy: boolean
  onQuantity: (item: SubscriptionAddition, quantity: number) => void
  onRemove: (item: SubscriptionAddition) => void
}

/** Lists the added products with their quantities. */
export function GoodsLines({ goods, isLocked, busy, onQuantity, onRemove }: GoodsLinesProps) {
  return (
    <ul className="list">
      {goods.map((item) => (
        <li key={item.id} className="item goods" tabIndex={-1}>
          <PictureThumb address={item.picture} icon="bottle" />
          <span className="item__main">{titleInWords(item)}</span>
          {/* An item whose offer is unknown cannot be changed on the server. */}
          {isLocked || item.offerId === null ? (
            item.quantity > 0 && <span className="soft num">{amountInWords(item.quantity, 'шт')}</span>
          ) : (
            <QuantitySelect
              label={`Количество: ${titleInWords(item)}`}
              value={item.quantity}
              onChanged={(quantity) => onQuantity(item, quantity)}
            />
          )}
          {!isLocked && (
            <IconButton
              icon="close"
              small
              label={`Убрать: ${titleInWords(item)}`}
              aria-disabled={busy || undefined}
              onClick={() => !busy && onRemove(item)}
            />
          )}
          <LineSum line={item} className="goods__price" />
        </li>
      ))}
    </ul>
  )
}
