import { memo, useState } from 'react'
import { isLens, type Basket, type BasketItem } from '#data/basket/basket'
import { lineIn, type LineName } from '#data/basket/basketLines'
import { formatMoney } from '#domain/numbers/money'
import type { SaleType } from '#data/orders/order'
import { times } from '#domain/numbers/sums'
import { Button } from '#ui/controls/Button'
import { EyeMark } from '#parts/eyes/EyeMark'
import { ErrorText } from '#ui/states/ErrorText'
import { classes } from '#ui/lib/classes'
import { LinePower } from '../../goods/OfferWords'
import { ShopIcon } from '#ui/graphics/ShopIcon'
import type { KnownLine } from '../../goods/useLensLines'
import { LinePrice } from './LinePrice'
import { QuantityStepper } from './QuantityStepper'
import { RemovalDialog } from './RemovalDialog'
import { useLineQuantity } from './useLineQuantity'
import { TRASH } from './trash'

/** Maximum quantity of a line if the shop sets no limit. */
const MOST = 999

interface BasketLineProps {
  type: SaleType
  item: BasketItem
  index: number
  /** Index of this line among the lines of the same offer. */
  nth: number
  /** Eye and power of the lens. */
  lens: KnownLine
  /** The parameters, 'BC 8,6 · Dia 14,2', if the lines of the product differ in them; otherwise ''. */
  ownWords: string
  hasOwnPrice: boolean
  most: number | null
  /** Messages of the request `validate/` about this line. */
  faults: readonly string[]
  onSaid: (item: BasketItem, basket: Basket | null, quantity: number) => void
  onFailed: (item: BasketItem, index: number, failure: unknown) => void
  onRemoved: (item: BasketItem, index: number, line: LineName) => Promise<void>
}

/** Renders one line of a product. It is memoized, so that a press in one line does not render the others. */
export const BasketLine = memo(function BasketLine({
  type,
  item,
  index,
  nth,
  lens,
  ownWords,
  hasOwnPrice,
  most,
  faults,
  onSaid,
  onFailed,
  onRemoved,
}: BasketLineProps) {
  const { title, price, basketItemId, offerId } = item
  const line = { basketItemId, offerId, nth }
  const { quantity, want, forget, failure } = useLineQuantity(
    type,
    line,
    item.quantity,
    // The shop may have fewer packs than were asked for, and another tab may have added some.
    (basket, written) => onSaid(item, basket, basket ? (lineIn(basket, line)?.quantity ?? 0) : written),
    (error) => onFailed(item, index, error),
  )
  const remove = () => {
    // A pending quantity must not be written after the removal.
    forget()
    void onRemoved(item, index, line)
  }
  const [isAsking, setAsking] = useState(false)
  // A line without an offer id cannot be restored, so the customer has to confirm its removal.
  const onOut = () => (offerId === null ? setAsking(true) : remove())
  const onWanted = (wanted: number, isFinal?: boolean) => {
    if (wanted === 0) onOut()
    else want(wanted, isFinal)
  }
  const hasMark = lens.eye !== undefined || (lens.isComing && isLens(item))
  return (
    <article className={classes('basket-line', hasMark && 'basket-line--eye')} aria-label={title}>
      {lens.eye && <EyeMark small eye={lens.eye} />}
      <div className="basket-line__what">
        <LinePower item={item} line={lens} />
        {ownWords !== '' && <span className="small soft">{ownWords}</span>}
        {hasOwnPrice && (
          <p className="small soft">
            <LinePrice item={item} />
          </p>
        )}
        {faults.map((fault) => (
          <p className="error" key={fault}>
            {fault}
          </p>
        ))}
        <ErrorText error={failure} />
      </div>
      <QuantityStepper
        title={title}
        quantity={quantity}
        most={Math.max(most ?? MOST, item.quantity)}
        onWanted={onWanted}
        onUnwanted={forget}
      />
      {price && <strong className="basket-line__sum num">{formatMoney(times(price, quantity))}</strong>}
      <Button variant="quiet" onClick={onOut}>
        <ShopIcon path={TRASH} size={20} />
        <span className="visually-hidden">Удалить «{title}»</span>
      </Button>
      {isAsking && (
        <RemovalDialog
          name={` «${title}»`}
          why="Магазин не назвал его предложения"
          onConfirmed={remove}
          onCancelled={() => setAsking(false)}
        />
      )}
    </article>
  )
})
