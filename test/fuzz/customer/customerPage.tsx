import { useEffect, useState, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { accountApi } from '#data/account/accountApi'
import { profileApi } from '#data/profile/profileApi'
import { useProductQuery } from '#data/catalogue/catalogueApi'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { LoginDialog } from '#features/account/auth/LoginDialog'
import { PersonalDataCard } from '#features/account/profile/PersonalDataCard'
import { CertificatesCard } from '#features/club/promoCodes/CertificatesCard'
import { BasketPage } from '#features/shop/basket/BasketPage'
import { NewAddressDialog } from '#parts/NewAddressDialog'
import { CheckoutPage } from '#features/shop/checkout/CheckoutPage'
import { AddPackButton } from '#features/shop/goods/AddPackButton'
import { RepeatAction } from '#features/shop/orders/RepeatAction'
import { ProductsPage } from '#features/shop/products/ProductsPage'
import { UploadCard } from '#features/club/receipts/UploadCard'
import { BuyForm } from '#features/shop/product/BuyForm'
import { Wizard } from '#features/shop/subscription/wizard/Wizard'
import { DraftContext } from '#forms/lib/DraftContext'
import { pageDrafts } from '#host/customer/drafts'
import { checkCustomer } from '#host/customer/customer'
import { defineIsland } from '../../../src/island/defineIsland'
import type { MountedIsland } from '../../../src/island/IslandModule'
import { store } from '#store/store'
import { RouterContext } from '#ui/lib/RouterContext'
import { router } from '#shell/router'

/*
 * A page of the shop after a load: this module and all of `src` are evaluated again for each load, so that nothing in
 * memory outlives it.
 */

export type Screen =
  | `product ${number}`
  | `pack ${number}`
  | `repeat ${number}`
  | 'wizard'
  | 'basket'
  | 'checkout'
  | 'exchange'
  | 'again'
  | Form

/** Screens of one form. */
type Form = 'profile' | 'address' | 'receipts'

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
  return order ? <RepeatAction order={order} onDone={() => undefined} /> : null
}

function contentOf(screen: Screen): ReactNode {
  const [name, id] = screen.split(' ')
  if (name === 'product') return <Product id={Number(id)} />
  if (name === 'pack') return <Pack id={Number(id)} />
  if (name === 'repeat') return <Repeat id={Number(id)} />
  if (name === 'wizard') return <Wizard onClosed={() => undefined} />
  if (name === 'basket') return <BasketPage type="eshop" />
  if (name === 'checkout') return <CheckoutPage type="eshop" />
  if (name === 'again') return <ProductsPage />
  if (name === 'receipts') return <UploadCard onScan={() => undefined} />
  if (name === 'profile') return <PersonalDataCard />
  if (name === 'address') return <NewAddressDialog onSaved={() => undefined} onClosed={() => undefined} />
  return <CertificatesCard />
}

let mounted: MountedIsland | undefined
let shown: Screen = 'basket'
let openOver: (over: ReactNode) => void = () => undefined

function Page() {
  const [over, setOver] = useState<ReactNode>()
  useEffect(() => void (openOver = setOver), [])
  return (
    <DraftContext value={pageDrafts}>
      <BrowserRouter basename="/personal/">
        <RouterContext value={router}>
          {contentOf(shown)}
          {over}
        </RouterContext>
      </BrowserRouter>
    </DraftContext>
  )
}

/** Replaces the screen by another one, as an island of the page. */
export async function show(screen: Screen, page: Element): Promise<void> {
  mounted?.unmount()
  shown = screen
  const container = document.createElement('div')
  page.replaceChildren(container)
  const root = container.attachShadow({ mode: 'open' })
  mounted = await defineIsland({ Content: Page }).mount({ name: 'model', container, root })
}

/** Opens the login above the screen. */
export const openLogin = (): void => openOver(<LoginDialog onClosed={() => openOver(undefined)} />)

/** Requests account and profile, as a screen does when it appears. */
export const readAccount = async (): Promise<void> =>
  void (await Promise.all([
    store.dispatch(accountApi.endpoints.accountInfo.initiate(undefined, { forceRefetch: true })),
    store.dispatch(profileApi.endpoints.profile.initiate(undefined, { forceRefetch: true })),
  ]))

export function leave(): void {
  mounted?.unmount()
  mounted = undefined
}

/** Somebody looks at the page again: the token may be another one by now. */
export { checkCustomer }

export function isBusy(): boolean {
  const { queries, mutations } = store.getState().api
  return [...Object.values(queries), ...Object.values(mutations)].some(
    (call) => String(call?.status) === 'pending',
  )
}
