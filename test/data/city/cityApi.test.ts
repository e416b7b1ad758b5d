import { catalogueApi } from '#data/catalogue/catalogueApi'
import { deliveryPointsApi } from '#data/checkout/deliveryPointsApi'
import { cityApi } from '#data/city/cityApi'
import { locatorApi } from '#data/locator/locatorApi'
import { subscriptionApi } from '#data/subscription/subscriptionApi'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { cities, citySearch, citySuggests, setCity } = cityApi.endpoints

const choosing: Asked = {
  call: 'POST /v1/locations/set/',
  answer: 'setCity',
  body: { fias_id: 'f-1' },
  run: (dispatch) => dispatch(setCity.initiate({ fiasId: 'f-1', name: 'Пермь', region: 'Пермский край' })),
}

itCalls([
  {
    call: 'GET /v1/locations/',
    answer: 'getCities',
    gives: { cities: camel(dataOf('getCities')['locations']), city: camel(dataOf('getCities')['city']) },
    run: (dispatch) => dispatch(cities.initiate()),
  },
  {
    call: 'GET /v1/locations/search/?query=%D0%9C%26',
    answer: 'searchCities',
    under: 'locations',
    run: (dispatch) => dispatch(citySearch.initiate('М&')),
  },
  {
    call: 'POST /v1/locations/suggest/city/',
    answer: 'suggestCities',
    body: { query: 'Ниж' },
    gives: camel(dataOf('suggestCities')['suggests']),
    run: (dispatch) => dispatch(citySuggests.initiate('Ниж')),
  },
  choosing,
])

/** What a shop may answer otherwise in another city: its goods, their prices, and its places. */
itRefreshes('another city refreshes the catalogue, the places and what the searches have found', choosing, [
  {
    call: 'GET /v2/internal/catalog/products/',
    answer: 'getProducts',
    run: (dispatch) => dispatch(catalogueApi.endpoints.catalogue.initiate()),
  },
  {
    call: 'GET /v2/internal/basket/eshop/delivery_points/suggests/?query=%D0%9C',
    answer: 'suggestDeliveryPoints',
    run: (dispatch) =>
      dispatch(deliveryPointsApi.endpoints.deliveryPointSuggests.initiate({ type: 'eshop', query: 'М' })),
  },
  {
    call: 'GET /v2/internal/locator/suggests/?query=%D0%9C',
    answer: 'suggestLocatorPoints',
    run: (dispatch) => dispatch(locatorApi.endpoints.locatorSuggests.initiate('М')),
  },
  {
    call: 'GET /v2/internal/personal/subscription/current/items/lenses/offers/',
    answer: 'getSubscriptionLensOffers',
    run: (dispatch) => dispatch(subscriptionApi.endpoints.subscriptionLensOffers.initiate()),
  },
  {
    call: 'GET /v2/internal/personal/subscription/products/additional/',
    answer: 'getSubscriptionAdditionalProducts',
    run: (dispatch) => dispatch(subscriptionApi.endpoints.subscriptionAdditionalProducts.initiate()),
  },
  {
    call: 'GET /v1/eshop/subscriptions/types/',
    answer: 'getSubscriptionTypes',
    run: (dispatch) => dispatch(subscriptionApi.endpoints.subscriptionTypes.initiate()),
  },
])
