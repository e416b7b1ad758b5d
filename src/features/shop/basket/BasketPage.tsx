import { needsSession } from '#domain/ApiError'
import { isEmpty, JUST_READ, packsIn } from '#data/basket/basket'
import { useBasketQuery } from '#data/basket/basketApi'
import type { SaleType } from '#data/orders/order'
import { FormStyles } from '#forms/FormStyles'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { formatNumber } from '#domain/numbers/counts'
import { WITHOUT_UNSHOWN } from '#domain/numbers/sums'
import { ofBasket } from '#host/page/basketLink'
import { basketUrl, shopUrl } from '#host/page/config'
import { TextLink } from '#ui/controls/TextLink'
import { Skeleton, SkeletonLine } from '#ui/states/Skeleton'
import { LeftToReact } from '#ui/lib/LeftToReact'
import { openDialog } from '#host/lensWidgets'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { EmptyState } from '#ui/states/EmptyState'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { ProductRow } from '../goods/ProductRow'
import { BasketContents } from './BasketContents'
import css from './basket.css'
import linesCss from './lines/lines.css'

/** Shows the basket (contract 15): its items, its cost, and the button to the checkout. */
export function BasketPage({ type }: { type: SaleType }) {
  const basket = useBasketQuery(type, { refetchOnMountOrArgChange: JUST_READ })
  return (
    <div className="basket">
      <StyleSheet href={css} />
      <StyleSheet href={linesCss} />
      <FormStyles />
      <h2>Корзина</h2>
      {basket.data === undefined && needsSession(basket.error) ? (
        <SignInFirst />
      ) : (
        <>
          <Loaded query={basket} failure="Корзина не загрузилась" skeleton={<BasketSkeleton />}>
            {(held) => <BasketContents basket={held} type={type} />}
          </Loaded>
          <OtherBasket type={type === 'eshop' ? 'mono' : 'eshop'} />
        </>
      )}
    </div>
  )
}

const NAMES: Record<SaleType, string> = { eshop: 'В корзине упаковок', mono: 'В корзине поштучных линз' }

/**
 * Shows the customer's other basket if it is not empty. A failed request shows nothing: the page is complete
 * without it.
 */
function OtherBasket({ type }: { type: SaleType }) {
  const { data } = useBasketQuery(type)
  if (!data || isEmpty(data)) return null
  return (
    <TextLink href={ofBasket(basketUrl(), type)} after="right">
      {NAMES[type]}: {formatNumber(packsIn(data))}&nbsp;шт
      {data.hasUnreadable && ` ${WITHOUT_UNSHOWN}`}
    </TextLink>
  )
}

/** Shows placeholders for two products and their sums while the basket loads. */
function BasketSkeleton() {
  // The basket is not rendered before it has loaded.
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <div className="basket__columns basket__columns--two">
      <div className="basket__goods">
        <div className="card basket__lines" part="card">
          {[2, 1].map((rows) => (
            <div className="basket-group" key={rows}>
              <span className="basket-group__picture" />
              <div className="basket-group__what">
                <SkeletonLine width="60%" height={24} />
                <SkeletonLine width="45%" height={20} />
              </div>
              <div className="basket-group__lines">
                {Array.from({ length: rows }, (_, row) => (
                  <div className="basket-line" key={row}>
                    <SkeletonLine width="40%" height={24} />
                    <SkeletonLine width={134} height={44} />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="card basket__order" part="card">
        <Skeleton label="Загружаем корзину" heights={[24, 32, 24, 48, 56, 56]} />
      </div>
    </div>
  )
}

/** Tells a visitor without a session why there is no basket and what signing in gives, and shows some products. */
function SignInFirst() {
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <>
      <EmptyState
        title="Войдите, чтобы увидеть корзину"
        action={
          <div className="row">
            <Button onClick={() => openDialog('login')}>Войти</Button>
            <ButtonLink href={shopUrl('contactLenses')} variant="secondary">
              Выбрать линзы
            </ButtonLink>
          </div>
        }
      >
        Корзина хранится в личном кабинете: что вы выбрали, видно на любом устройстве. После входа можно
        списать баллы, применить промокод и заказать линзы с вашими параметрами.
      </EmptyState>
      <ShopGoods />
    </>
  )
}

/**
 * Shows the first products of the catalogue, which loads without a session. A failed request shows nothing:
 * the page is complete without it.
 */
function ShopGoods() {
  const { data } = useCatalogueQuery()
  return data && data.products.length > 0 ? (
    <ProductRow title="Товары магазина" products={data.products} />
  ) : null
}
