import '../support/browser'
import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import type * as address from '#host/page/pageAddress'
import { accountApi, useAccountInfoQuery } from '#data/account/accountApi'
import { useUpdateAddressMutation } from '#data/addresses/addressesApi'
import { useProfileQuery } from '#data/profile/profileApi'
import {
  beginSession,
  customerEpoch,
  forgetCustomer,
  perCustomer,
  tellAccount,
} from '#host/customer/customer'
import { pageDrafts } from '#host/customer/drafts'
import { pageState } from '#host/pageState'
import { defineIsland } from '../../src/island/defineIsland'
import { takeAnswers } from '../../src/island/preloadShownAnswers'
import { store } from '../../src/store/store'
import { withoutSubscription } from '../../src/store/withoutSubscription'
import { mountIsland } from '../support/island'
import { account, shop, success } from '../support/shop'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<typeof address>('#host/page/pageAddress'),
  reloadPage: jest.fn(),
}))

const INFO = '/api/v2/internal/account/info/'
const PROFILE = '/api/v2/internal/consumer/info/'
const ADDRESSES = '/api/v2/internal/personal/delivery_address/'

const ofCustomer = (id: number, name: string) => ({ ...account, consumer: { ...account.consumer, id, name } })

/** The session is a cookie: the page has no token. */
function useCookie() {
  window.pageConfig = {}
  customerEpoch()
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  delete pageState().customer
})

describe('an answer that tells of another account', () => {
  function Greeting() {
    const { data, refetch } = useAccountInfoQuery()
    const { data: profile } = useProfileQuery(undefined, { skip: !data })
    return (
      <>
        <h1>Здравствуйте, {data?.consumer?.name}</h1>
        <p>{profile?.phone}</p>
        <button onClick={() => void refetch()}>Обновить</button>
      </>
    )
  }

  it('empties what was read of the one before, and is not asked for once more', async () => {
    useCookie()
    shop()
      .get(INFO)
      .reply(200, success(ofCustomer(1, 'Анна')))
    shop()
      .get(PROFILE)
      .reply(200, success({ id: 1, name: 'Анна', phone: '9161234567' }))
    const { root } = await mountIsland('greeting', { island: defineIsland({ Content: Greeting }) })
    expect(await within(root).findByText('9161234567')).toBeInTheDocument()
    const first = customerEpoch()
    shop()
      .get(INFO)
      .reply(200, success(ofCustomer(2, 'Борис')))
    let answerProfile: (answer: object) => void = () => undefined
    const profile = new Promise<object>((resolve) => (answerProfile = resolve))
    shop()
      .get(PROFILE)
      .reply(200, () => profile)
    fireEvent.click(within(root).getByRole('button', { name: 'Обновить' }))
    expect(await within(root).findByText('Здравствуйте, Борис')).toBeInTheDocument()
    expect(within(root).queryByText('9161234567')).not.toBeInTheDocument()
    expect(customerEpoch()).toBe(first + 1)
    await act(async () => {
      answerProfile(success({ id: 2, name: 'Борис', phone: '9031112233' }))
      await Promise.resolve()
    })
    expect(await within(root).findByText('9031112233')).toBeInTheDocument()
  })
})

describe('a page that gets another token before React renders', () => {
  const shown: (string | null | undefined)[] = []
  function Greeting() {
    const { data } = useAccountInfoQuery()
    useEffect(() => void shown.push(data?.consumer?.name), [data])
    return <h1>{data?.consumer?.name}</h1>
  }

  beforeEach(() => {
    shown.length = 0
    window.pageConfig = { token: 'anna' }
    forgetCustomer({ isOver: false })
  })

  const answerWith = (token: string, name: string) =>
    shop()
      .get(INFO)
      .matchHeader('x-auth-token', token)
      .reply(200, success(ofCustomer(1, name)))

  it('renders nothing that was read for the one before', async () => {
    answerWith('anna', 'Анна')
    answerWith('boris', 'Борис')
    const settle = async () => {
      await store.dispatch(accountApi.endpoints.accountInfo.initiate(undefined, withoutSubscription))
      window.pageConfig = { token: 'boris' }
    }
    const { root } = await mountIsland('greeting', { island: defineIsland({ Content: Greeting, settle }) })
    expect(await within(root).findByRole('heading', { name: 'Борис' })).toBeInTheDocument()
    expect(shown).not.toContain('Анна')
  })

  it('requests nothing that was shown to the one before', async () => {
    pageState().asked.push({ name: 'accountInfo', arg: undefined, customer: customerEpoch() })
    window.pageConfig = { token: 'boris' }
    await takeAnswers(document.createElement('div').attachShadow({ mode: 'open' }))
    expect(accountApi.endpoints.accountInfo.select()(store.getState()).isUninitialized).toBe(true)
    pageState().asked.length = 0
  })
})

describe('a write belongs to whoever began it', () => {
  const own = {
    id: 31,
    location: 'Москва',
    street: 'Лесная улица',
    houseNumber: '12',
    houseApartment: '5',
    floor: '',
    entrance: '',
    intercom: '',
    comment: '',
    postalCode: '',
    delivery: null,
    fiasId: null,
    isDefault: false,
  }
  /** A component that saves when it is unmounted, as an editor with a draft does. */
  const sentAsItGoes = jest.fn()
  function SavesAsItGoes() {
    const [save] = useUpdateAddressMutation()
    const saving = useRef(save)
    useEffect(() => {
      const { current } = saving
      return () => void current({ address: own, draft: own }).then(sentAsItGoes)
    }, [])
    return 'Мой адрес'
  }

  const sentAtAPress = jest.fn()
  function SavesAtAPress() {
    const [save] = useUpdateAddressMutation()
    return (
      <button
        onClick={() => void save({ address: own, draft: { ...own, comment: 'Код 77' } }).then(sentAtAPress)}
      >
        Сохранить
      </button>
    )
  }

  it('is not sent when the screen goes because another customer has come', async () => {
    await mountIsland('editor', { island: defineIsland({ Content: SavesAsItGoes }) })
    window.pageConfig = { token: 'of somebody else' }
    act(() => void document.dispatchEvent(new Event('keydown')))
    // No call is mocked: neither a read nor a write may be sent. The component of each customer is unmounted once.
    await waitFor(() => expect(sentAsItGoes).toHaveBeenCalledTimes(1))
    expect(sentAsItGoes).toHaveBeenCalledWith({ error: expect.anything() as unknown })
  })

  it('is not gone on with when another customer comes while its record is read', async () => {
    const { root } = await mountIsland('editor', { island: defineIsland({ Content: SavesAtAPress }) })
    shop()
      .get(ADDRESSES)
      .reply(200, () => {
        window.pageConfig = { token: 'of somebody else' }
        return success({ addresses: [{ id: 31, location: 'Москва', street: 'Тверская', house_number: '1' }] })
      })
    fireEvent.click(within(root).getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(sentAtAPress).toHaveBeenCalledTimes(1))
    // No PUT is mocked.
    expect(sentAtAPress).toHaveBeenCalledWith({ error: expect.anything() as unknown })
  })
})

describe('what the tab keeps of an account, where a cookie holds the session', () => {
  function Kept() {
    const [text] = useState(() => (pageDrafts.read('checkout') as { phone?: string } | null)?.phone)
    return <p>Телефон: {text ?? 'нет'}</p>
  }

  /** An earlier page of this tab. */
  beforeEach(() => {
    useCookie()
    tellAccount({ kind: 'consumer', id: '1' })
    pageDrafts.write('checkout', { phone: '916 123-45-67' })
    delete pageState().customer
  })

  it.each([
    [
      'is shown to the same one',
      () =>
        shop()
          .get(INFO)
          .reply(200, success(ofCustomer(1, 'Анна'))),
      '916 123-45-67',
    ],
    [
      'is removed for another one',
      () =>
        shop()
          .get(INFO)
          .reply(200, success(ofCustomer(2, 'Борис'))),
      'нет',
    ],
    [
      'is not shown to a guest',
      () =>
        shop()
          .get(INFO)
          .reply(401, { status: 'error', data: null, errors: [{ code: 8001, message: '' }] }),
      'нет',
    ],
    ['is not shown while nobody can tell', () => shop().get(INFO).reply(500), 'нет'],
  ])('%s', async (_, answer, expected) => {
    answer()
    const { root } = await mountIsland('kept', { island: defineIsland({ Content: Kept }) })
    expect(await within(root).findByText(`Телефон: ${expected}`)).toBeInTheDocument()
  })
})

it('state of one customer is made anew for the next', () => {
  const names = perCustomer(() => new Set<string>())
  names().add('Анна')
  expect([...names()]).toEqual(['Анна'])
  window.pageConfig = { token: 'of somebody else' }
  expect([...names()]).toEqual([])
})

it('our own login as the same account goes on as the same customer', () => {
  tellAccount({ kind: 'consumer', id: '1' })
  pageDrafts.write('checkout', { phone: '916 123-45-67' })
  const customer = customerEpoch()
  expect(beginSession('fresh', ['consumer', 'profile'])).toBe('consumer')
  tellAccount({ kind: 'consumer', id: '1' })
  expect(customerEpoch()).toBe(customer)
  expect(page.queryByText('Телефон')).not.toBeInTheDocument()
})
