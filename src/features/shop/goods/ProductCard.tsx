import { memo } from 'react'
import type { SaleType } from '#data/orders/order'
import { formatNumber, plural, type Forms } from '#domain/numbers/counts'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { cheapestPack, isInStock, type Product } from '#data/catalogue/product'
import { productLink } from '#data/catalogue/productLink'
import { Anchor } from '#ui/controls/Anchor'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { PRODUCT_ICONS } from '#parts/lib/productIcons'
import { AddPackButton } from './AddPackButton'
import { readyPack } from './readyPack'

const REVIEWS: Forms = ['отзыв', 'отзыва', 'отзывов']

interface ProductCardProps {
  product: Product
  /** The basket that the product goes to. */
  type?: SaleType | undefined
  /** A text about the product; '' keeps the room of a text that still loads. */
  note?: string | undefined
  canBuy?: boolean
}

function Card({ product, type, note, canBuy = true }: ProductCardProps) {
  const { title, picture, category, rating, reviewsCount } = product
  const href = productLink(product)
  const cheapest = cheapestPack(product)
  const ready = readyPack(product, type)
  return (
    <article className="shelf__card card" part="card">
      <span className="shelf__picture">
        <Picture address={picture}>
          <Icon name={PRODUCT_ICONS[category ?? 'lenses']} />
        </Picture>
      </span>
      <h3>{href === undefined ? title : <Anchor href={href}>{title}</Anchor>}</h3>
      {note !== undefined && <p className="small soft shelf__note">{note}</p>}
      <div className="shelf__facts">
        <p className="shelf__price">
          {cheapest ? (
            <>от {formatMoney(cheapest.paid)}</>
          ) : (
            <span className="soft">{isInStock(product) ? UNSHOWN_PRICE : 'Нет в наличии'}</span>
          )}
        </p>
        {rating != null && <Rating value={rating} reviews={reviewsCount} />}
      </div>
      {canBuy &&
        (ready ? (
          <AddPackButton product={product} {...ready} />
        ) : (
          href !== undefined && (
            <ButtonLink href={href} variant="quiet" small>
              Выбрать<span className="visually-hidden"> «{title}»</span>
              <Icon name="right" size={20} />
            </ButtonLink>
          )
        ))}
    </article>
  )
}

const Rating = ({ value, reviews }: { value: number; reviews: number }) => (
  <p className="shelf__rating small">
    <Icon name="star" size={16} />
    <span className="visually-hidden">Оценка: </span>
    <span className="strong">{formatNumber(value)}</span>
    <span className="soft">
      <span className="visually-hidden">&nbsp;из 5, </span>
      {formatNumber(reviews)}
      <span className="visually-hidden"> {plural(reviews, REVIEWS)}</span>
    </span>
  </p>
)

/**
 * Shows a product of a list: its picture, its lowest price, and a link or a button to buy it. It is memoized:
 * other cards come and go without drawing it again.
 */
export const ProductCard = memo(Card)
