import { leaveInOtherTab, toldTabs } from '../../support/browser'
import * as address from '#host/page/pageAddress'
import { pageDrafts, tabChoices } from '#host/customer/drafts'
import * as customer from '#host/customer/customer'
import { shared } from '#host/shared'
import { followSession, leaveSession } from '#host/customer/session'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<typeof address>('#host/page/pageAddress'),
  reloadPage: jest.fn(),
}))

const reload = jest.mocked(address.reloadPage)
const changed = jest.fn()
customer.onCustomerChanged(changed)

const restore = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

/** What another page of this browser does, with modules of its own. */
async function onOtherPage(token: string | undefined, act: (other: typeof customer) => void) {
  const mine = window.pageConfig
  window.pageConfig = token === undefined ? {} : { token }
  await jest.isolateModulesAsync(async () => act(await import('#host/customer/customer')))
  window.pageConfig = { ...mine }
}

beforeEach(() => {
  followSession()
  localStorage.clear()
  customer.replaceToken('session-token')
  jest.clearAllMocks()
})
afterEach(() => sessionStorage.clear())

describe('another token', () => {
  it('of the page is another customer: drafts go, and whoever keeps data is told before the next click is heard', () => {
    pageDrafts.write('feedback', { text: 'Чек не принят' })
    window.pageConfig = { token: 'of somebody else' }
    document.body.click()
    expect(changed.mock.calls).toEqual([[{ isOver: false }]])
    expect(pageDrafts.read('feedback')).toBeNull()
  })

  it('by code 5011 is the same customer', () => {
    pageDrafts.write('feedback', { text: 'Чек не принят' })
    customer.replaceToken('refreshed')
    document.body.click()
    expect(changed).not.toHaveBeenCalled()
    expect(pageDrafts.read('feedback')).toEqual({ text: 'Чек не принят' })
  })

  it('than none keeps what a visitor typed', () => {
    window.pageConfig = {}
    customer.checkCustomer()
    pageDrafts.write('feedback', { text: 'Чек не принят' })
    window.pageConfig = { token: 'a session' }
    customer.checkCustomer()
    expect(changed).toHaveBeenCalledTimes(2)
    expect(pageDrafts.read('feedback')).toEqual({ text: 'Чек не принят' })
  })
})

describe('a new load of the page in the same tab', () => {
  const load = (token: string | undefined) => onOtherPage(token, (other) => other.checkCustomer())
  beforeEach(() => load('of A'))

  it.each([
    ['another token', 'of B'],
    ['no token', undefined],
  ])('with %s keeps nothing that the customer before has typed or chosen', async (_, next) => {
    pageDrafts.write('feedback', { text: 'Чек не принят' })
    tabChoices.write('product-7', { right: { sphere: -2.75 } })
    await load(next)
    expect(pageDrafts.read('feedback')).toBeNull()
    expect(tabChoices.read('product-7')).toBeNull()
  })

  it('keeps what the same customer has typed, also after a token by code 5011 and with either of both', async () => {
    pageDrafts.write('feedback', { text: 'Чек не принят' })
    await onOtherPage('of A', (other) => {
      other.checkCustomer()
      other.replaceToken('refreshed')
    })
    await load('refreshed')
    await load('of A')
    expect(pageDrafts.read('feedback')).toEqual({ text: 'Чек не принят' })
  })

  it('after our own login keeps what was typed, whatever token the page has then', async () => {
    pageDrafts.write('feedback', { text: 'Чек не принят' })
    await onOtherPage('of A', (other) => {
      other.checkCustomer()
      other.beginSession('by login')
    })
    await load('of the page')
    expect(pageDrafts.read('feedback')).toEqual({ text: 'Чек не принят' })
    await load('of B')
    expect(pageDrafts.read('feedback')).toBeNull()
  })
})

describe('a page that Back brings out of memory', () => {
  it('is emptied and then refetched', () => {
    restore()
    expect(changed.mock.calls).toEqual([[{ isOver: false }]])
    expect(reload).not.toHaveBeenCalled()
  })

  it('keeps no early answer that nobody has taken: who is signed in by a cookie now is not known', () => {
    const { early, begun } = shared()
    early.set('account', Promise.resolve({ status: 200, text: '{}' }))
    begun.set('account', Promise.resolve(new Response('{}')))
    restore()
    expect([early.size, begun.size]).toEqual([0, 0])
  })

  it('shows nothing and reloads after a logout on another page', async () => {
    await onOtherPage('session-token', (other) => other.endMark())
    restore()
    expect(changed.mock.calls).toEqual([[{ isOver: true }]])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another customer', 'of somebody else'],
    ['nobody', undefined],
  ])('shows nothing and reloads when %s has been here since', async (_, token) => {
    await onOtherPage(token, (other) => other.checkCustomer())
    restore()
    expect(changed.mock.calls).toEqual([[{ isOver: true }]])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('stays when the same customer has been on other pages since', async () => {
    await onOtherPage('session-token', (other) => other.checkCustomer())
    restore()
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads after a login without a token', async () => {
    await onOtherPage('session-token', (other) => other.beginSession(null))
    restore()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

it('a logout tells the other tabs and reloads its own tab once', () => {
  leaveSession()
  expect(toldTabs).toEqual(['lens-widgets:session'])
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a logout in another tab empties and reloads this one', () => {
  pageDrafts.write('feedback', { text: 'Чек не принят' })
  leaveInOtherTab()
  expect(changed.mock.calls).toEqual([[{ isOver: true }]])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(pageDrafts.read('feedback')).toBeNull()
})

it('the browser keeps no token', () => {
  expect(JSON.stringify(localStorage)).toContain('lens-widgets:session')
  expect(JSON.stringify(localStorage)).not.toContain('session-token')
})
