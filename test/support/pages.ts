import type * as customers from '#host/customer/customer'

const KEY = Symbol.for('lens-widgets')

type Page = Record<symbol, unknown>

/**
 * Opens another page of this browser, with its own modules and state; all pages share the storage. A reload of the tab is
 * such a page, too.
 */
export async function openPage(token: string | undefined) {
  let config: object = token === undefined ? {} : { token }
  let state: unknown
  /** Runs an action on that page. */
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
