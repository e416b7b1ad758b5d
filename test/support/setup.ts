import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import nock from 'nock'
import { shared } from '../../src/host/shared'

// A busy machine may take longer than the second that is the default.
configure({ asyncUtilTimeout: 15_000 })

// The tests of contract and sandbox run without a page.
const hasPage = typeof window !== 'undefined'

beforeAll(() => nock.disableNetConnect())

beforeEach(() => {
  if (hasPage) window.pageConfig = { token: 'session-token', csrfToken: 'csrf-token' }
})

afterEach(() => {
  const forgotten = nock.pendingMocks()
  nock.cleanAll()
  if (hasPage) shared().told.clear()
  // A call that a test mocked but that was not made fails the test.
  expect(forgotten).toEqual([])
})
