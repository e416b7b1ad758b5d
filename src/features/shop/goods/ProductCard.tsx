import { memo } from 'react'
import { formatNumber, plural, type Forms } from '#domain/numbers/counts'
import type { Product } from '#data/catalogue/product'
import { titleInWords } from '#domain/text/titleInWords'
import { productLink } from '#data/catalogue/productLink'
import { Anchor } from '#ui/controls/Anchor'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Icon } from '#ui/Icon'
import { AddPackButton } from './AddPackButton'
import { LeastPrice } from './LeastPrice'
import { ProductPicture } from './ProductPicture'
import { readyPack } from './readyPack'

const REVIEWS: Forms = ['отзыв', 'отзыва', 'отзывов']

interface ProductCardProps {
  product: Product
  /** A text about the product; '' reserves the space of a text that is still loading. */
  note?: string | undefined
  canBuy?: boolean
  /** Text of the button that adds the product to the basket. */
  add?: string | undefined
}

function Card({ product, note, canBuy = true, add }: ProductCardProps) {
  const { rating, reviewsCount } = product
  const title = titleInWords(product)
  const href = productLink(product)
  const ready = readyPack(product)
  return (
    <article className="shelf__card card" part="card">
      <span className="shelf__picture">
        <ProductPicture product={product} />
      </span>
      <h3>{href === undefined ? title : <Anchor href={href}>{title}</Anchor>}</h3>
      {note !== undefined && <p className="small soft shelf__note">{note}</p>}
      <div className="shelf__facts">
        <p className="shelf__price">
          <LeastPrice product={product} />
        </p>
        {rating != null && <Rating value={rating} reviews={reviewsCount} />}
      </div>
      {canBuy &&
        (ready ? (
          <AddPackButton product={product} {...ready} label={add} />
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

const Rating = ({ value, reviews }: { value: number; reviews: number | null }) => (
  <p className="shelf__rating small">
    <Icon name="star" size={16} />
    <span className="visually-hidden">Оценка: </span>
    <span className="strong">{formatNumber(value)}</span>
    <span className="soft">
      <span className="visually-hidden">&nbsp;из 5</span>
      {reviews !== null && (
        <>
          <span className="visually-hidden">, </span>
          {formatNumber(reviews)}
          <span className="visually-hidden"> {plural(reviews, REVIEWS)}</span>
        </>
      )}
    </span>
  </p>
)

/**
 * Shows a product in a list: its picture, its lowest price, and a link or a button to buy it. It is memoized,
 * so that changes of the list do not render it again.
 */
export const ProductCard = memo(Card)
