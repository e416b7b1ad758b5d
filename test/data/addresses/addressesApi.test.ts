import { addressDescription, addressInOneLine, type AddressDraft } from '#domain/postalAddress'
import { addressesApi } from '#data/addresses/addressesApi'
import { createStore } from '#store/store'
import { refusal, shop, success } from '../../support/shop'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { addresses, createAddress, updateAddress, deleteAddress, setDefaultAddress } = addressesApi.endpoints

const draft: AddressDraft = {
  fiasId: 'f-1',
  location: ' Москва ',
  street: 'Лесная улица',
  houseNumber: '12',
  postalCode: '',
  houseApartment: '5',
  floor: '3',
  entrance: '2',
  intercom: '  ',
  comment: 'Позвонить за час',
  delivery: '',
}
const body = {
  fias_id: 'f-1',
  location: 'Москва',
  street: 'Лесная улица',
  house_number: '12',
  postal_code: null,
  house_apartment: '5',
  floor: '3',
  entrance: '2',
  intercom: null,
  comment: 'Позвонить за час',
  delivery: null,
}

const shown: Asked = {
  call: 'GET /v2/internal/personal/delivery_address/',
  answer: 'getAddresses',
  run: (dispatch) => dispatch(addresses.initiate()),
}
const creating: Asked = {
  call: 'POST /v2/internal/personal/delivery_address/',
  answer: 'createAddress',
  body,
  run: (dispatch) => dispatch(createAddress.initiate(draft)),
}
const deleting: Asked = {
  call: 'DELETE /v2/internal/personal/delivery_address/32/',
  answer: 'deleteAddress',
  headers: { 'X-CSRF-Token': 'csrf-token' },
  run: (dispatch) => dispatch(deleteAddress.initiate(32)),
}

itCalls([
  { ...shown, under: 'addresses' },
  { ...creating, gives: 31 },
  deleting,
  {
    call: 'POST /v2/internal/personal/delivery_address/32/set_default/',
    answer: 'setDefaultAddress',
    run: (dispatch) => dispatch(setDefaultAddress.initiate(32)),
  },
])

itRefreshes('a new address refreshes the addresses', creating, [shown])
itRefreshes('a deleted address refreshes the addresses', deleting, [shown])

it('a changed address keeps what this page cannot read, and what another tab has changed', async () => {
  const seen = { ...draft, postalCode: null, intercom: null, delivery: null, id: 32, isDefault: false }
  const now = { ...body, id: '32', is_default: false, location: 'Москва', floor: 3, comment: 'Не звонить' }
  shop()
    .get('/api/v2/internal/personal/delivery_address/')
    .reply(200, success({ addresses: [{ ...now, id: 31 }, now] }))
  shop()
    .put('/api/v2/internal/personal/delivery_address/32/', {
      ...body,
      house_number: '14',
      floor: 3,
      comment: 'Не звонить',
    })
    .reply(200, success({}))
  const edit = { address: { ...seen, floor: null }, draft: { ...draft, houseNumber: '14', floor: '' } }
  const { error } = await createStore().dispatch(updateAddress.initiate(edit))
  expect(error).toBeUndefined()
})

it('an address that is gone is refused by the server', async () => {
  shop()
    .get('/api/v2/internal/personal/delivery_address/')
    .reply(200, success({ addresses: [] }))
  shop().put('/api/v2/internal/personal/delivery_address/32/', body).reply(404, refusal(404, 'Не найден'))
  const edit = { address: { ...draft, delivery: null, id: 32, isDefault: false }, draft }
  const { error } = await createStore().dispatch(updateAddress.initiate(edit))
  expect(error).toMatchObject({ kind: 'notFound' })
})

it('an address is one line, and the way to the door another', () => {
  expect(addressInOneLine({ ...draft, location: 'Москва' })).toBe('Москва, Лесная улица, 12, кв.\u00a05')
  expect(addressDescription({ ...draft, intercom: '5К' })).toBe(
    'Подъезд\u00a02, этаж\u00a03, домофон\u00a05К. Позвонить за час',
  )
  expect(addressDescription({ ...draft, entrance: null, floor: null, intercom: null, comment: null })).toBe(
    '',
  )
})
