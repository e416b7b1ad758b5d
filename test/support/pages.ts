import type * as customers from '#host/customer/customer'

const KEY = Symbol.for('lens-widgets')

type Page = Record<symbol, unknown>

/**
 * Another page of this browser, with modules and state of its own; the browser's storage is that of all. A new load of the
 * same tab is another page, too.
 */
export async function openPage(token: string | undefined) {
  let config: object = token === undefined ? {} : { token }
  let state: unknown
  /** Runs something there. */
  const act = <Result>(action: (customer: typeof customers) => Result): Result => {
    const page = window as unknown as Page
    const [mine, own] = [window.pageConfig, page[KEY]]
    window.pageConfig = config
    page[KEY] = state
    try {
      return action(customer)
    } finally {
      config = window.pageConfig ?? {}
      state = page[KEY]
      window.pageConfig = mine ?? {}
      page[KEY] = own
    }
  }
  let customer = {} as typeof customers
  await jest.isolateModulesAsync(async () => void (customer = await import('#host/customer/customer')))
  act(({ checkCustomer }) => checkCustomer())
  return { act }
}
