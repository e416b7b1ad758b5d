import type { ReactNode } from 'react'
import { comingInWords } from '#data/stock/coming'
import { formatDate } from '#domain/dates/dates'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { classes } from '#ui/lib/classes'
import type { MyProduct } from './myProduct'
import { ProductBadge } from './ProductBadge'
import { ProductName, ProductPicture } from './ProductName'
import { StockOf } from './StockOf'

interface BoughtItemProps {
  product: MyProduct
  /** The button that buys the product again or joins its waiting list. */
  action: ReactNode
}

/**
 * Shows a product that is not worn as a row: its title, the date of the last purchase, its price, and one
 * button.
 */
export function BoughtItem({ product, action }: BoughtItemProps) {
  const { lastBoughtAt, isAllRead, offer, coming, stock } = product
  const isUnbought = lastBoughtAt === null && isAllRead
  return (
    <article className={classes('bought', offer?.isAvailable !== true && 'bought--away')}>
      <ProductPicture product={product} />
      <div className="bought__main">
        <div className="row">
          <h3>
            <ProductName product={product} />
          </h3>
          <ProductBadge product={product} />
        </div>
        <p className="small soft">
          {lastBoughtAt !== null && (
            <>
              <span className="visually-hidden">Последняя покупка </span>
              {formatDate(lastBoughtAt)}
            </>
          )}
          {isUnbought && 'Здесь ещё не покупали'}
          {stock === undefined && coming > 0 && (
            <>
              {(lastBoughtAt !== null || isUnbought) && '. '}
              {comingInWords(coming)}
            </>
          )}
        </p>
        {stock !== undefined && <StockOf product={product} />}
        {offer && (
          <p className={offer.price ? 'num' : 'small soft'}>
            {offer.price ? formatMoney(offer.price) : UNSHOWN_PRICE}
          </p>
        )}
      </div>
      <div className="bought__action">{action}</div>
    </article>
  )
}
