import type { ReactNode } from 'react'
import { formatDate } from '#domain/dates/dates'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { EyePowers } from '#parts/eyes/EyePowers'
import { WornPair } from '#parts/WornPair'
import { Badge } from '#ui/Badge'
import { TextLink } from '#ui/controls/TextLink'
import type { MyProduct } from './myProduct'
import { ProductBadge } from './ProductBadge'
import { ProductName, ProductPicture } from './ProductName'
import { StockOf } from './StockOf'

interface WornCardProps {
  product: MyProduct
  /** The button that buys the product again or joins its waiting list. */
  action: ReactNode
}

/** Shows lenses that are worn: their powers, how long they last, and how to buy new ones. */
export function WornCard({ product, action }: WornCardProps) {
  const { id, title, lenses, lastBoughtAt, isAllRead, offer, daysPerLens } = product
  return (
    <article className="card worn" part="card">
      <ProductPicture product={product} />
      <div className="worn__text">
        <div className="worn__head">
          <h3>
            <ProductName product={product} />
          </h3>
          <Badge icon="eye" tone="active" label="Вы носите" />
          <ProductBadge product={product} />
        </div>
        <EyePowers lenses={lenses} />
        <div className="worn__stock">
          <StockOf product={product} className="key" />
          <p className="small soft">
            {lastBoughtAt !== null && <span>Последняя покупка {formatDate(lastBoughtAt)}</span>}
            {lastBoughtAt === null && isAllRead && <span>Здесь ещё не покупали</span>}
            {offer && <span>{offer.price ? `${formatMoney(offer.price)} за упаковку` : UNSHOWN_PRICE}</span>}
          </p>
        </div>
        <div className="worn__actions">
          {action}
          <WornPair productId={id} what={`«${title}»`} days={daysPerLens} />
          <TextLink to="/remind/" after="right">
            Напоминания<span className="visually-hidden"> о покупке: {title}</span>
          </TextLink>
        </div>
      </div>
    </article>
  )
}
