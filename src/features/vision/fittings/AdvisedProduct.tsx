import { useAddPack, type ReadyPack } from '#data/basket/useAddPack'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import type { SaleType } from '#data/orders/order'
import { cheapestPack, isInStock, type Product } from '#data/catalogue/product'
import { productLink } from '#data/catalogue/productLink'
import { AddToBasket } from '#parts/AddToBasket'
import { Anchor } from '#ui/controls/Anchor'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { PictureThumb } from '#ui/PictureThumb'
import { PRODUCT_ICONS } from '#parts/lib/productIcons'

/**
 * Shows a recommended product with a button that adds it to the basket. For lenses a link leads to their
 * page, where the customer chooses the power.
 */
export function AdvisedProduct({ product }: { product: Product }) {
  const { title, picture, category } = product
  const href = productLink(product)
  const cheapest = cheapestPack(product)
  return (
    <div className="item advised-product">
      <PictureThumb address={picture} icon={PRODUCT_ICONS[category ?? 'lenses']} />
      <span className="item__main">
        <span>{href === undefined ? title : <Anchor href={href}>{title}</Anchor>}</span>
        <span className="small soft">
          {cheapest
            ? `от ${formatMoney(cheapest.paid)}`
            : isInStock(product)
              ? UNSHOWN_PRICE
              : 'Сейчас нет в продаже'}
        </span>
      </span>
      {cheapest &&
        (cheapest.pack.offerId === null ? (
          href !== undefined && (
            <ButtonLink href={href} variant="secondary" small>
              Выбрать<span className="visually-hidden"> «{title}»</span>
            </ButtonLink>
          )
        ) : (
          <AddButton
            product={product}
            pack={{ ...cheapest.pack, offerId: cheapest.pack.offerId }}
            type={cheapest.isMono ? 'mono' : 'eshop'}
          />
        ))}
    </div>
  )
}

const AddButton = ({ product, pack, type }: { product: Product; pack: ReadyPack; type: SaleType }) => (
  <AddToBasket title={product.title} type={type} {...useAddPack(product, pack, type)} />
)
