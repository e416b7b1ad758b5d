import { checkoutApi } from '#data/checkout/checkoutApi'
import { forgetCustomer } from '#host/customer/customer'
import { createStore } from '#store/store'
import { openSandbox } from '../../support/sandbox'
import '../../support/browser'

const { checkoutAddresses, chooseCheckoutAddress, saveCheckoutAddress } = checkoutApi.endpoints

const address = {
  fiasId: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5',
  location: 'Москва',
  street: 'Тверская улица',
  houseNumber: '7',
  postalCode: '',
  houseApartment: '12',
  floor: '',
  entrance: '',
  intercom: '',
  comment: '',
}

it.each(['the addresses were read', 'another one was chosen'])(
  'a new address whose answer was lost is saved once, also where %s since',
  async (what) => {
    forgetCustomer({ isOver: false })
    openSandbox('full')
    const { fetch } = globalThis
    let isLost = true
    Object.assign(globalThis, {
      fetch: async (input: string, init?: RequestInit) => {
        const answer = await fetch(input, init)
        if (isLost && input.endsWith('/courier/save/')) {
          isLost = false
          throw new TypeError('connection lost')
        }
        return answer
      },
    })
    const { dispatch } = createStore()
    const read = async () => {
      const { data } = await dispatch(checkoutAddresses.initiate(undefined, { forceRefetch: true }))
      return data?.addresses ?? []
    }
    const save = () => dispatch(saveCheckoutAddress.initiate({ type: 'courier', address }))
    const before = await read()
    expect((await save()).error).toBeDefined()
    if (what === 'another one was chosen')
      await dispatch(chooseCheckoutAddress.initiate({ type: 'courier', id: before[0]?.id ?? '' }))
    expect(await read()).toHaveLength(before.length + 1)
    expect((await save()).error).toBeUndefined()
    expect(await read()).toHaveLength(before.length + 1)
  },
)
