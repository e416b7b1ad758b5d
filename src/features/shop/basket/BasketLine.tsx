import { memo, useState } from 'react'
import { isLens, type Basket, type BasketItem } from '#data/basket/basket'
import type { LineName } from '#data/basket/basketLines'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import type { SaleType } from '#data/orders/order'
import { times } from '#domain/numbers/sums'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { productLink } from '#data/catalogue/productLink'
import { Anchor } from '#ui/controls/Anchor'
import { Button } from '#ui/controls/Button'
import { EyeMark } from '#parts/EyeMark'
import { ErrorText } from '#ui/states/ErrorText'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { LinePower, OfferWords } from '../goods/OfferWords'
import type { KnownLine } from '../goods/useLensLines'
import { QuantityStepper } from './QuantityStepper'
import { RemovalDialog } from './RemovalDialog'
import { useLineQuantity } from './useLineQuantity'

/** Largest quantity of a line where the shop sets no limit of its own. */
const MOST = 999

interface BasketLineProps {
  type: SaleType
  item: BasketItem
  index: number
  /** Number of this line among the lines of one offer. */
  nth: number
  offers: KnownOffers
  /** Eye and power of a lens. */
  lens: KnownLine
  most: number | null
  /** Messages of `validate/` about this line. */
  faults: readonly string[]
  onSaid: (item: BasketItem, basket: Basket | null, quantity: number) => void
  onFailed: (item: BasketItem, index: number, failure: unknown) => void
  onRemoved: (item: BasketItem, index: number, line: LineName) => Promise<void>
}

/** Draws one line. It is memoized: a press in one line draws no other line. */
export const BasketLine = memo(function BasketLine({
  type,
  item,
  index,
  nth,
  offers,
  lens,
  most,
  faults,
  onSaid,
  onFailed,
  onRemoved,
}: BasketLineProps) {
  const { title, price, priceWithoutDiscount, basketItemId, offerId } = item
  const line = { basketItemId, offerId, nth }
  const { quantity, want, forget, failure } = useLineQuantity(
    type,
    line,
    item.quantity,
    (basket, written) => onSaid(item, basket, written),
    (error) => onFailed(item, index, error),
  )
  const link = productLink({ code: item.code, id: item.productId })
  const isCheaper =
    price && priceWithoutDiscount?.currency === price.currency && priceWithoutDiscount.value > price.value
  const remove = () => {
    // A quantity that waits to be written must not be written after the removal.
    forget()
    void onRemoved(item, index, line)
  }
  const [isAsking, setAsking] = useState(false)
  // What the shop does not name cannot be brought back.
  const onOut = () => (offerId === null ? setAsking(true) : remove())
  const onWanted = (wanted: number, isFinal?: boolean) => {
    if (wanted === 0) onOut()
    else want(wanted, isFinal)
  }
  return (
    <article className="basket-line" aria-label={title}>
      {lens.eye ? (
        <EyeMark eye={lens.eye} />
      ) : (
        <span className="thumb">
          <Picture address={item.picture?.default['1x'] ?? null}>
            <Icon name={isLens(item) ? 'lens' : 'bottle'} />
          </Picture>
        </span>
      )}
      <div className="basket-line__what">
        <LinePower item={item} line={lens} />
        <h3>{link === undefined ? title : <Anchor href={link}>{title}</Anchor>}</h3>
        <OfferWords item={item} offers={offers} />
        {price ? (
          <p className="small">
            <span className="num">{formatMoney(price)}</span>
            {isCheaper && (
              <>
                {' '}
                <s className="soft num">
                  <span className="visually-hidden">Старая цена </span>
                  {formatMoney(priceWithoutDiscount)}
                </s>
              </>
            )}
            <span className="soft"> за упаковку</span>
          </p>
        ) : (
          <p className="small soft">{UNSHOWN_PRICE}</p>
        )}
        {faults.map((fault) => (
          <p className="error" key={fault}>
            {fault}
          </p>
        ))}
        <ErrorText error={failure} />
      </div>
      <div className="basket-line__how-many">
        <QuantityStepper
          title={title}
          quantity={quantity}
          most={Math.max(most ?? MOST, item.quantity)}
          onWanted={onWanted}
          onUnwanted={forget}
        />
        {price && <strong className="num">{formatMoney(times(price, quantity))}</strong>}
        <Button variant="quiet" small onClick={onOut}>
          Удалить<span className="visually-hidden"> «{title}»</span>
        </Button>
        {isAsking && (
          <RemovalDialog
            name={` «${title}»`}
            why="Магазин не назвал его предложения"
            onConfirmed={remove}
            onCancelled={() => setAsking(false)}
          />
        )}
      </div>
    </article>
  )
})
