import { Fragment, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider, useSelector } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { useProductQuery } from '#data/catalogue/catalogueApi'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { CertificatesCard } from '#features/club/promoCodes/CertificatesCard'
import { BasketPage } from '#features/shop/basket/BasketPage'
import { CheckoutPage } from '#features/shop/checkout/CheckoutPage'
import { AddPackButton } from '#features/shop/goods/AddPackButton'
import { RepeatAction } from '#features/shop/orders/RepeatAction'
import { BuyForm } from '#features/shop/product/BuyForm'
import { Wizard } from '#features/shop/subscription/wizard/Wizard'
import { DraftContext } from '#forms/lib/DraftContext'
import { pageDrafts } from '#host/customer/drafts'
import { checkCustomer } from '#host/customer/customer'
import { followSession } from '#host/customer/session'
import { store, type State } from '#store/store'
import { RouterContext } from '#ui/lib/RouterContext'
import { router } from '#shell/router'

/*
 * A page of the shop as the browser has it after a load: this module and all of `src` are loaded anew for each, so that
 * nothing that lived in memory outlives a reload.
 */

export type Screen =
  `product ${number}` | `pack ${number}` | `repeat ${number}` | 'wizard' | 'basket' | 'checkout' | 'exchange'

function Product({ id }: { id: number }) {
  const { data } = useProductQuery(id)
  return data ? <BuyForm product={data} /> : null
}

function Pack({ id }: { id: number }) {
  const { data } = useProductQuery(id)
  const pack = data?.eshopPacks[0]
  return data && pack && pack.offerId !== null ? (
    <AddPackButton product={data} pack={{ ...pack, offerId: pack.offerId }} type="eshop" />
  ) : null
}

function Repeat({ id }: { id: number }) {
  const { data = [] } = useOrdersQuery()
  const order = data.find((one) => String(one.id) === String(id))
  return order ? <RepeatAction order={order} /> : null
}

function contentOf(screen: Screen): ReactNode {
  const [name, id] = screen.split(' ')
  if (name === 'product') return <Product id={Number(id)} />
  if (name === 'pack') return <Pack id={Number(id)} />
  if (name === 'repeat') return <Repeat id={Number(id)} />
  if (name === 'wizard') return <Wizard onClosed={() => undefined} />
  if (name === 'basket') return <BasketPage type="eshop" />
  if (name === 'checkout') return <CheckoutPage type="eshop" />
  return <CertificatesCard />
}

/** As an island does: drawn again for another customer. */
function OfCustomer({ children }: { children: ReactNode }) {
  const customer = useSelector<State, number | null>(({ session }) => session.customer)
  return customer === null ? null : <Fragment key={customer}>{children}</Fragment>
}

let root: Root | undefined

/** Draws a screen in place of the one before. */
export function show(screen: Screen, container: Element): void {
  root?.unmount()
  followSession()
  root = createRoot(container)
  root.render(
    <Provider store={store}>
      <DraftContext value={pageDrafts}>
        <BrowserRouter basename="/personal/">
          <RouterContext value={router}>
            <OfCustomer>{contentOf(screen)}</OfCustomer>
          </RouterContext>
        </BrowserRouter>
      </DraftContext>
    </Provider>,
  )
}

export function leave(): void {
  root?.unmount()
  root = undefined
}

/** Somebody looks at the page again: the token may be another one by now. */
export { checkCustomer }

export function isBusy(): boolean {
  const { queries, mutations } = store.getState().api
  return [...Object.values(queries), ...Object.values(mutations)].some(
    (call) => String(call?.status) === 'pending',
  )
}
