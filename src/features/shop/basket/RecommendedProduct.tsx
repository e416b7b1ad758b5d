import type { SaleType } from '#data/orders/order'
import { cheapestPack, isInStock, type Product } from '#data/catalogue/product'
import { productLink } from '#data/catalogue/productLink'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { PRODUCT_ICONS } from '#parts/lib/productIcons'
import { Anchor } from '#ui/controls/Anchor'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { AddPackButton } from '../goods/AddPackButton'
import { readyPack } from '../goods/readyPack'

/** A product in a row, with a round button that puts it into the basket. */
export function RecommendedProduct({ product, type }: { product: Product; type: SaleType }) {
  const { title, picture, category } = product
  const href = productLink(product)
  const cheapest = cheapestPack(product)
  const ready = readyPack(product, type)
  return (
    <article className="recommended__product card" part="card">
      <span className="recommended__picture">
        <Picture address={picture}>
          <Icon name={PRODUCT_ICONS[category ?? 'lenses']} />
        </Picture>
      </span>
      <h3>{href === undefined ? title : <Anchor href={href}>{title}</Anchor>}</h3>
      <p className="soft">
        {cheapest ? (
          <span className="num">от {formatMoney(cheapest.paid)}</span>
        ) : isInStock(product) ? (
          UNSHOWN_PRICE
        ) : (
          'Нет в наличии'
        )}
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
