import { catalogueApi } from '#data/catalogue/catalogueApi'
import { cityApi } from '#data/city/cityApi'
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

itRefreshes('another city refreshes the catalogue', choosing, [
  {
    call: 'GET /v2/internal/catalog/products/',
    answer: 'getProducts',
    run: (dispatch) => dispatch(catalogueApi.endpoints.catalogue.initiate()),
  },
])
