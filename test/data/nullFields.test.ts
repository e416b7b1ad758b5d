import { accountApi } from '#data/account/accountApi'
import { catalogueApi } from '#data/catalogue/catalogueApi'
import { ordersApi } from '#data/orders/ordersApi'
import { createStore } from '#store/store'
import { dataOf } from '../support/endpoints'
import { shop, success } from '../support/shop'

/* What may be null never takes the whole away to which it belongs. */

type Wire = Record<string, unknown>

const [order] = dataOf('getOrders')['orders'] as Wire[]
const product = dataOf('getProduct')

const answerAt = (path: string, data: unknown) => shop().get(path).reply(200, success(data))

it('an order whose goods are null stays, with a line that cannot be shown', async () => {
  answerAt('/api/v2/internal/personal/orders/', { orders: [{ ...order, items: null }] })
  const { data } = await createStore().dispatch(ordersApi.endpoints.orders.initiate())
  expect(data).toMatchObject([{ id: order?.['id'], items: [{ isUnreadable: true }] }])
})

it.each(['eshop_packs', 'mono_packs'])('a product whose %s are null has the others', async (name) => {
  const pack = (product['eshop_packs'] as Wire[])[0]
  const packs = { eshop_packs: [pack], mono_packs: [pack], [name]: null }
  answerAt('/api/v2/internal/catalog/products/detail/id/202/', { ...product, ...packs })
  const { data } = await createStore().dispatch(catalogueApi.endpoints.product.initiate(202))
  expect([...(data?.eshopPacks ?? []), ...(data?.monoPacks ?? [])]).toHaveLength(1)
})

it('of a product without both it is not known whether it is sold', async () => {
  const packs = { eshop_packs: null, mono_packs: null }
  answerAt('/api/v2/internal/catalog/products/detail/id/202/', { ...product, ...packs })
  const { error } = await createStore().dispatch(catalogueApi.endpoints.product.initiate(202))
  expect(error).toMatchObject({ kind: 'unavailable' })
})

it.each([{}, { consumer: null }])('%j says that somebody is no member', async (info) => {
  answerAt('/api/v2/internal/account/info/', info)
  const { data } = await createStore().dispatch(accountApi.endpoints.accountInfo.initiate())
  expect(data).toMatchObject({ consumer: null })
})

it('an account of nothing but null says nothing', async () => {
  answerAt('/api/v2/internal/account/info/', { consumer: null, is_friends_available: null })
  const { error } = await createStore().dispatch(accountApi.endpoints.accountInfo.initiate())
  expect(error).toMatchObject({ kind: 'unavailable' })
})
