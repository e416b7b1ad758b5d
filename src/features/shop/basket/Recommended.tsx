import { useId } from 'react'
import { useAdditionalProductsQuery } from '#data/basket/basketApi'
import { useRecommendedProductsQuery } from '#data/catalogue/catalogueApi'
import type { Basket } from '#data/basket/basket'
import { sameId } from '#domain/Id'
import type { SaleType } from '#data/orders/order'
import { StyleSheet } from '#ui/StyleSheet'
import type { Product } from '#data/catalogue/product'
import { titleInWords } from '#domain/text/titleInWords'
import { productLink } from '#data/catalogue/productLink'
import { Anchor } from '#ui/controls/Anchor'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Icon } from '#ui/Icon'
import { AddPackButton } from '../goods/AddPackButton'
import { LeastPrice } from '../goods/LeastPrice'
import { ProductPicture } from '../goods/ProductPicture'
import { readyPack } from '../goods/readyPack'
import css from './recommended.css'

/** Maximum number of products that fit beside the basket. */
const MOST = 4

/** Shows products that go with the basket. A failed request shows nothing: the page is complete without it. */
export function Recommended({ basket, type }: { basket: Basket; type: SaleType }) {
  const id = useId()
  const { data: chosen, isFetching } = useRecommendedProductsQuery()
  const isNone = !isFetching && (chosen === undefined || chosen.length === 0)
  const { data: others } = useAdditionalProductsQuery(type, { skip: !isNone })
  const all = chosen && chosen.length > 0 ? chosen : (others ?? [])
  // Products that are already in the basket are not recommended.
  const products = all.filter(({ id: of }) => !basket.items.some(({ productId }) => sameId(productId, of)))
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="recommended">
      <StyleSheet href={css} />
      <h2 id={id}>Рекомендуем к заказу</h2>
      <ul className="recommended__products">
        {products.slice(0, MOST).map((product) => (
          <li key={product.id}>
            <RecommendedProduct product={product} type={type} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows a product in a row, with a round button that adds it to the basket. */
function RecommendedProduct({ product, type }: { product: Product; type: SaleType }) {
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
