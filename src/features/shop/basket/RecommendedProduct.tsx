import type { SaleType } from '#data/orders/order'
import { titleInWords, type Product } from '#data/catalogue/product'
import { productLink } from '#data/catalogue/productLink'
import { Anchor } from '#ui/controls/Anchor'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Icon } from '#ui/Icon'
import { AddPackButton } from '../goods/AddPackButton'
import { LeastPrice } from '../goods/LeastPrice'
import { ProductPicture } from '../goods/ProductPicture'
import { readyPack } from '../goods/readyPack'

/** Shows a product in a row, with a round button that adds it to the basket. */
export function RecommendedProduct({ product, type }: { product: Product; type: SaleType }) {
  const title = titleInWords(product)
  const href = productLink(product)
  const ready = readyPack(product, type)
  return (
    <article className="recommended__product card" part="card">
      <span className="recommended__picture">
        <ProductPicture product={product} />
      </span>
      <h3>{href === undefined ? title : <Anchor href={href}>{title}</Anchor>}</h3>
      <p className="soft num">
        <LeastPrice product={product} />
      </p>
      {ready ? (
        <AddPackButton product={product} {...ready} isRound />
      ) : (
        href !== undefined && (
          <ButtonLink href={href} variant="secondary">
            <span className="visually-hidden">Выбрать «{title}»</span>
            <Icon name="right" size={20} />
          </ButtonLink>
        )
      )}
    </article>
  )
}
