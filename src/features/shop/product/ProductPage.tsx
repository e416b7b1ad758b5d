import { useEffect, useRef } from 'react'
import { useProductQuery } from '#data/catalogue/catalogueApi'
import type { ProductDetail } from '#data/catalogue/catalogue'
import { toApiError } from '#domain/ApiError'
import { cheapestPack, isInStock, isSold, packInWords, paidFor, type Pack } from '#data/catalogue/product'
import { titleInWords } from '#domain/text/titleInWords'
import { tellTrade } from '#data/trade/tellTrade'
import { FormStyles } from '#forms/FormStyles'
import { locatorUrl } from '#host/page/config'
import type { ProductPart } from '#host/page/productId'
import { EmptyState } from '#ui/states/EmptyState'
import { Icon } from '#ui/Icon'
import { InSight } from '#ui/InSight'
import { Loaded } from '#ui/states/Loaded'
import { Picture } from '#ui/Picture'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { TextLink } from '#ui/controls/TextLink'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { BuyForm } from './BuyForm'
import { Related } from './Related'
import { Reviews } from './Reviews'
import css from './buy.css'

interface ProductPageProps {
  id: string
  parts: readonly ProductPart[]
}

/**
 * Shows a product on its own page: its description, the choice for each eye, reviews and related products
 * (contract 13).
 */
export function ProductPage({ id, parts }: ProductPageProps) {
  const query = useProductQuery(id)
  const isNone = query.error !== undefined && toApiError(query.error).kind === 'notFound'
  useTellViewed(query.data)
  return (
    <div className="buy">
      <StyleSheet href={css} />
      <FormStyles />
      {isNone ? (
        <NotSold />
      ) : (
        <Loaded
          query={query}
          failure="Товар не загрузился"
          skeleton={<Skeleton label="Загружаем товар" heights={[40, 120, 220, 220]} />}
        >
          {(product) => <Parts product={product} parts={parts} />}
        </Loaded>
      )}
    </div>
  )
}

/**
 * Tells the page once about the viewed product, with the lowest price of a pack, or of a single lens if there
 * are no packs.
 */
function useTellViewed(product: ProductDetail | undefined) {
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current || !product) return
    isTold.current = true
    const { pack, paid = null } = cheapestPack({ ...product, monoPacks: [] }) ?? cheapestPack(product) ?? {}
    const line = {
      productId: product.id,
      price: paid,
      priceWithoutDiscount: pack?.price ?? null,
      quantity: 1,
    }
    tellTrade('product-viewed', [line])
  }, [product])
}

function Parts({ product, parts }: { product: ProductDetail; parts: readonly ProductPart[] }) {
  const { description, features, picture, id } = product
  return (
    <>
      {parts.includes('buy') && (
        <div className="buy__columns">
          <div className="stack">
            <h2>{titleInWords(product)}</h2>
            <div className="buy__head">
              <span className="buy__picture">
                <Picture address={picture}>
                  <Icon name={product.category === 'lenses' ? 'lens' : 'bottle'} />
                </Picture>
              </span>
              <Prices product={product} />
            </div>
            {description !== '' && <p>{description}</p>}
            {features.length > 0 && (
              <ul className="buy__features">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
            <TextLink
              href={`${locatorUrl()}${locatorUrl().includes('?') ? '&' : '?'}product=${encodeURIComponent(id)}`}
              after="right"
            >
              Где купить в оптике
            </TextLink>
          </div>
          {isSold(product) ? <BuyForm key={id} product={product} /> : <NotSold />}
        </div>
      )}
      {!BEFORE_REACT && parts.includes('reviews') && (
        <InSight>
          <Reviews productId={id} />
        </InSight>
      )}
      {!BEFORE_REACT && parts.includes('related') && (
        <InSight>
          <Related product={product} />
        </InSight>
      )}
    </>
  )
}

function NotSold() {
  return (
    <EmptyState title="Этот товар сейчас не продаётся">
      Посмотрите другие товары в каталоге магазина.
    </EmptyState>
  )
}

/** Returns the cheapest pack that can be bought. */
function cheapestOf(packs: readonly Pack[]) {
  const sold = packs.flatMap((pack) => {
    const paid = paidFor(pack)
    return pack.isAvailable && paid ? [{ pack, paid }] : []
  })
  return sold.toSorted((one, other) => one.paid.value - other.paid.value)[0]
}

const isOneLens = ({ params }: Pack): boolean => {
  const [first, ...others] = params
  return others.length === 0 && first?.unit === 'lenses' && first.value === 1
}

/**
 * Shows 'от 390 ₽ за линзу · 1 990 ₽ за 6 шт', a price for each way in which the product is sold. Renders
 * nothing if it is not in stock.
 */
function Prices({ product }: { product: ProductDetail }) {
  const { eshopPacks, monoPacks } = product
  const prices = [cheapestOf(monoPacks), cheapestOf(eshopPacks)].flatMap((one) => one ?? [])
  if (prices.length === 0)
    return isInStock(product) ? <p className="buy__prices soft">{UNSHOWN_PRICE}</p> : null
  return (
    <p className="buy__prices">
      {prices.map(({ pack, paid }, index) => (
        <span key={pack.id}>
          {isOneLens(pack) && 'от '}
          <span className="num strong">{formatMoney(paid)}</span> за{' '}
          {isOneLens(pack) ? 'линзу' : packInWords(pack.params)}
          {index < prices.length - 1 && <span className="soft">&nbsp;·</span>}
        </span>
      ))}
    </p>
  )
}
