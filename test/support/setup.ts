import '@testing-library/jest-dom'
import { configure, waitFor } from '@testing-library/dom'
import nock from 'nock'
import { pageState } from '../../src/host/pageState'

// The default is a second, but beside the browser tests a unit test may get only a twentieth of a processor.
configure({ asyncUtilTimeout: 60_000 })
// A test that fails twice is broken; tests that pass at the second try are listed at the end of `npm test`.
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true })

// Tests of the contract and the sandbox have no page.
const hasPage = typeof window !== 'undefined'

// React's development build records the stack of each element's creation for its warnings, which takes a tenth of the
// time of a page's tests. React stops it by itself after too many in a second; here it never begins.
if (hasPage) {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    jest.requireActual<Record<string, object>>('react')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  })
}

if (hasPage) jest.requireActual('./computedStyle')
// jsdom has no `BroadcastChannel`, and Node's own would keep the test run from ending; test/support/browser.ts defines
// one for tests of tabs.
if (hasPage) Object.assign(globalThis, { BroadcastChannel: undefined })
if (hasPage)
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {
        // Nothing grows in jsdom.
      }
      disconnect() {
        // Nothing was observed.
      }
    },
  })
// Files of jsdom can be read only with `FileReader`; `Blob` is Node's own.
if (hasPage)
  Object.assign(Object.getPrototypeOf(File.prototype) as object, {
    arrayBuffer(this: Blob) {
      return new Promise((resolve, reject) => {
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result)
        reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
        reader.readAsArrayBuffer(this)
      })
    },
  })
// jsdom has no User Timing.
if (hasPage) Object.assign(performance, { mark: () => undefined, getEntriesByName: () => [] })

beforeAll(() => nock.disableNetConnect())

beforeEach(() => {
  if (hasPage) window.pageConfig = { token: 'session-token', csrfToken: 'csrf-token' }
})

// A call that a test mocked but that was not made fails the test. It may still be on its way when the screen already
// shows what the test waits for.
afterEach(async () => {
  const allMade = () => expect(nock.pendingMocks()).toEqual([])
  try {
    if (hasPage && nock.pendingMocks().length > 0) await waitFor(allMade)
    allMade()
  } finally {
    nock.cleanAll()
    if (hasPage) {
      pageState().told.clear()
      pageState().early.clear()
      // The next test has another customer, whose account is not known yet.
      sessionStorage.removeItem('lens-widgets:owner')
    }
  }
})
