import { onCustomerChanged } from '#host/customer/customer'
import { followSession } from '#host/customer/session'
import { pageState } from '#host/pageState'

const changed = jest.fn()
const visibility = jest.spyOn(document, 'visibilityState', 'get')
onCustomerChanged(changed)

beforeAll(() => {
  jest.useFakeTimers()
  followSession()
})
beforeEach(() => {
  visibility.mockReturnValue('visible')
  jest.advanceTimersByTime(1000)
  changed.mockClear()
})
afterAll(() => jest.useRealTimers())

const block = (json: string) => `<script type="application/json" data-lens-config>${json}</script>`

describe('Another session in the configuration of the page', () => {
  it.each([
    ['set in the same object', () => void Object.assign(window.pageConfig ?? {}, { token: 'next' })],
    ['set in another object', () => void (window.pageConfig = { token: 'next' })],
    ['set in a frozen object', () => void (window.pageConfig = Object.freeze({ token: 'next' }))],
    ['removed', () => void (window.pageConfig = {})],
    [
      'given by another block',
      () => {
        window.pageConfig = {}
        document.body.innerHTML = block('{"token":"next"}')
      },
    ],
  ])('that is %s is noticed within a second, once', (_, change) => {
    change()
    expect(changed).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1000)
    expect(changed).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(5000)
    expect(changed).toHaveBeenCalledTimes(1)
    document.body.replaceChildren()
  })

  it('is noticed at once where the page says so', () => {
    window.pageConfig = { token: 'third' }
    pageState().refresh?.()
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('is not looked for in a page that nobody sees, and is when it comes into sight', () => {
    visibility.mockReturnValue('hidden')
    window.pageConfig = { token: 'fourth' }
    jest.advanceTimersByTime(5000)
    expect(changed).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
