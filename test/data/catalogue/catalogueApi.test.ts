import { catalogueApi } from '#data/catalogue/catalogueApi'
import { productReviewsApi } from '#data/catalogue/productReviewsApi'
import { createStore } from '#store/store'
import { dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const {
  catalogue,
  catalogueParams,
  catalogueContent,
  product,
  relatedProducts,
  lensRange,
  offers,
  recommendedProducts,
} = catalogueApi.endpoints
const { productReviews, addProductReview } = productReviewsApi.endpoints

const reviews: Asked = {
  call: 'GET /v2/internal/catalog/products/detail/id/202/reviews/',
  answer: 'getProductReviews',
  run: (dispatch) => dispatch(productReviews.initiate(202)),
}
const reviewing: Asked = {
  call: 'POST /v2/internal/catalog/products/detail/id/202/reviews/',
  answer: 'addProductReview',
  body: { rating: 5, text: 'Удобные' },
  run: (dispatch) => dispatch(addProductReview.initiate({ productId: 202, rating: 5, text: 'Удобные' })),
}

itCalls([
  {
    call: 'GET /v2/internal/catalog/products/?category=lenses',
    answer: 'getProducts',
    run: (dispatch) => dispatch(catalogue.initiate('lenses')),
  },
  {
    call: 'GET /v2/internal/catalog/products/params/',
    answer: 'getCatalogueParams',
    under: 'params',
    run: (dispatch) => dispatch(catalogueParams.initiate()),
  },
  {
    call: 'GET /v2/internal/catalog/products/content/',
    answer: 'getCatalogueContent',
    under: 'content',
    run: (dispatch) => dispatch(catalogueContent.initiate()),
  },
  {
    call: 'GET /v2/internal/catalog/products/detail/id/202/',
    answer: 'getProduct',
    run: (dispatch) => dispatch(product.initiate(202)),
  },
  {
    call: 'GET /v2/internal/catalog/products/detail/id/202/lists/related_products_solutions/items/',
    answer: 'getRelatedProducts',
    under: 'products',
    run: (dispatch) => dispatch(relatedProducts.initiate({ id: 202, kind: 'solutions' })),
  },
  {
    call: 'GET /v2/internal/catalog/products/detail/id/202/params/',
    answer: 'getProductParams',
    run: (dispatch) => dispatch(lensRange.initiate(202)),
  },
  {
    call: 'GET /v2/internal/catalog/products/offers/eshop/?product_id=202',
    answer: 'getOffers',
    under: 'offers',
    run: (dispatch) => dispatch(offers.initiate({ type: 'eshop', productId: 202 })),
  },
  {
    call: 'GET /v2/internal/catalog/products/offers/mono/',
    answer: 'getOffers',
    under: 'offers',
    run: (dispatch) => dispatch(offers.initiate({ type: 'mono' })),
  },
  {
    call: 'GET /v2/internal/catalog/products/basket/recommended/',
    answer: 'getRecommendedProducts',
    under: 'products',
    run: (dispatch) => dispatch(recommendedProducts.initiate()),
  },
  reviews,
  reviewing,
])

itRefreshes('a review sent refreshes the reviews of its product', reviewing, [reviews])

it('products without packs and unreadable products are left out', async () => {
  const [sold] = dataOf('getProducts')['products'] as Record<string, unknown>[]
  const all = [sold, { ...sold, id: 2, eshop_packs: [], mono_packs: [] }, { ...sold, id: null }, 'broken']
  shop()
    .get('/api/v2/internal/catalog/products/')
    .reply(200, success({ products: all, shopData: 7 }))
  const { data } = await createStore().dispatch(catalogue.initiate())
  expect(data?.products.map(({ id }) => id)).toEqual([202])
  expect(data?.shopData).toBeNull()
})

it('a value that the server names twice is offered once', async () => {
  const { dispatch } = createStore()
  shop()
    .get('/api/v2/internal/catalog/products/detail/id/202/params/')
    .reply(200, success({ sphere: [-3, -2.75, -3], colour: ['серый', 'серый'] }))
  expect((await dispatch(lensRange.initiate(202))).data).toMatchObject({
    sphere: [-3, -2.75],
    colour: ['серый'],
  })
  const value = { code: 'daily', label: 'День' }
  shop()
    .get('/api/v2/internal/catalog/products/params/')
    .reply(200, success({ params: [{ code: 'types', name: 'Тип', values: [value, value] }] }))
  expect((await dispatch(catalogueParams.initiate())).data).toMatchObject([{ values: [value] }])
})
