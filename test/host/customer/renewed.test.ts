import * as customer from '#host/customer/customer'

/** The page in one tab: the browser's storage and the page's token are those of all. */
async function openTab() {
  let tab = customer
  await jest.isolateModulesAsync(async () => void (tab = await import('#host/customer/customer')))
  const changes: unknown[] = []
  tab.onCustomerChanged((change) => changes.push(change))
  tab.checkCustomer()
  return { tab, changes }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.pageConfig = { token: 'first' }
})

it('keeps the customer of a tab where another has renewed the token', async () => {
  const one = await openTab()
  const other = await openTab()
  for (const fresh of ['second', 'third']) {
    one.tab.replaceToken(fresh)
    other.tab.checkCustomer()
  }
  expect(other.changes).toEqual([])
  expect(other.tab.isOtherSession()).toBe(false)
})

it.each([
  [
    'somebody signs in',
    async (tab: typeof customer) => {
      await Promise.resolve()
      tab.beginSession('another')
    },
  ],
  [
    'another customer loads a page',
    async () => {
      window.pageConfig = { token: 'another' }
      await openTab()
    },
  ],
])('begins anew where %s in another tab', async (_, act) => {
  const one = await openTab()
  const other = await openTab()
  one.tab.replaceToken('second')
  await act(one.tab)
  other.tab.checkCustomer()
  expect(other.changes).toHaveLength(1)
})
