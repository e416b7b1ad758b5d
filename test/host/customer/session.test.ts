import { leaveInOtherTab, tellFromOtherTab, toldTabs } from '../../support/browser'
import { openPage } from '../../support/pages'
import * as address from '#host/page/pageAddress'
import { pageDrafts, tabChoices } from '#host/customer/drafts'
import * as customer from '#host/customer/customer'
import { pageState } from '#host/pageState'
import {
  enterSession,
  followSession,
  hasJustLeft,
  leaveSession,
  tellIfLoginWasLost,
} from '#host/customer/session'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<typeof address>('#host/page/pageAddress'),
  reloadPage: jest.fn(),
}))

const reload = jest.mocked(address.reloadPage)
const changed = jest.fn()
customer.onCustomerChanged(changed)

const restore = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

/** Runs an action on another page of this browser, with its own copy of the modules. */
async function onOtherPage(token: string | undefined, act?: (other: typeof customer) => void) {
  const page = await openPage(token)
  if (act) page.act(act)
}

beforeEach(() => {
  followSession()
  localStorage.clear()
  sessionStorage.clear()
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

describe('after our login', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  beforeEach(() => {
    pageState().told.clear()
    warn.mockClear()
  })

  it("a page that is a guest's is told of in the console, once", () => {
    enterSession()
    tellIfLoginWasLost()
    tellIfLoginWasLost()
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/account\/info is refused after the login: .*docs\/api\.md/),
    ])
  })

  it.each([
    ['without a login', () => undefined],
    [
      'after a logout',
      () => {
        enterSession()
        leaveSession()
      },
    ],
  ])('nothing is told %s', (_, act) => {
    act()
    tellIfLoginWasLost()
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('after a logout', () => {
  const loadPage = (timeOrigin: number) =>
    jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(timeOrigin)
  afterEach(() => jest.restoreAllMocks())

  it('the page that is loaded next knows it, and no later one', () => {
    leaveSession()
    loadPage(1)
    expect([hasJustLeft(), hasJustLeft()]).toEqual([true, true])
    loadPage(2)
    expect(hasJustLeft()).toBe(false)
    loadPage(1)
    expect(hasJustLeft()).toBe(false)
  })

  it('a page that is loaded long after it does not', () => {
    leaveSession()
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
    expect(hasJustLeft()).toBe(false)
  })
})

describe('a new load of the page in the same tab', () => {
  beforeEach(() => sessionStorage.clear())

  it.each([
    ['another token', 'of B'],
    ['no token', undefined],
  ])('with %s keeps nothing that the customer before has typed or chosen', async (_, next) => {
    const { act } = await openPage('of A')
    act(() => {
      pageDrafts.write('feedback', { text: 'Чек не принят' })
      tabChoices.write('product-7', { right: { sphere: -2.75 } })
    })
    const later = await openPage(next)
    expect(later.act(() => [pageDrafts.read('feedback'), tabChoices.read('product-7')])).toEqual([null, null])
  })

  it('keeps what the same customer has typed, also after a token by code 5011 and with either of both', async () => {
    const { act } = await openPage('of A')
    act(() => pageDrafts.write('feedback', { text: 'Чек не принят' }))
    act(({ replaceToken }) => replaceToken('refreshed'))
    await openPage('refreshed')
    const later = await openPage('of A')
    expect(later.act(() => pageDrafts.read('feedback'))).toEqual({ text: 'Чек не принят' })
  })
})

describe('a page that Back brings out of memory', () => {
  it('is emptied and then refetched', () => {
    restore()
    expect(changed.mock.calls).toEqual([[{ isOver: false }]])
    expect(reload).not.toHaveBeenCalled()
  })

  it('keeps no early answer: who is signed in by a cookie now is not known', () => {
    const { early } = pageState()
    early.set('account', { answer: Promise.resolve({ status: 200, text: '{}' }), since: Date.now() })
    restore()
    expect(early.size).toBe(0)
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
    await onOtherPage(token)
    restore()
    expect(changed.mock.calls).toEqual([[{ isOver: true }]])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('stays when the same customer has been on other pages since', async () => {
    await onOtherPage('session-token')
    restore()
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads after a login without a token', async () => {
    await onOtherPage('session-token', (other) => other.beginSession(null, ['consumer']))
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

it('our own login tells the other tabs and loads this page anew', () => {
  enterSession()
  expect(toldTabs).toEqual(['lens-widgets:signed-in'])
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a login in another tab reloads this one, which keeps what was typed until the account has told whose it is', () => {
  customer.tellAccount({ kind: 'consumer', id: '7' })
  pageDrafts.write('feedback', { text: 'Чек не принят' })
  tellFromOtherTab('signed-in')
  expect(changed.mock.calls).toEqual([[{ isOver: true }]])
  expect(reload).toHaveBeenCalledTimes(1)
  delete pageState().customer
  window.pageConfig = { token: 'of the login' }
  expect(pageDrafts.read('feedback')).toBeNull()
  customer.tellAccount({ kind: 'consumer', id: '7' })
  expect(pageDrafts.read('feedback')).toEqual({ text: 'Чек не принят' })
})

it('the browser keeps no token', () => {
  expect(JSON.stringify(localStorage)).toContain('lens-widgets:session')
  expect(JSON.stringify(localStorage)).not.toContain('session-token')
})
