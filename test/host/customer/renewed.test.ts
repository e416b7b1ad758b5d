import { openPage } from '../../support/pages'

/** Opens the page in one tab; all tabs have the same token at first. */
async function openTab() {
  const { act } = await openPage('first')
  const changes: unknown[] = []
  act(({ onCustomerChanged }) => onCustomerChanged((change) => changes.push(change)))
  return { act, changes }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Gives a tab the new token that another tab has got with code 5011; it arrives with the next response. */
const check = ({ act }: Awaited<ReturnType<typeof openTab>>, token: string) =>
  act(({ checkCustomer }) => {
    window.pageConfig = { token }
    checkCustomer()
  })

it('keeps the customer of a tab where another has renewed the token', async () => {
  const one = await openTab()
  const other = await openTab()
  for (const fresh of ['second', 'third']) {
    one.act(({ replaceToken }) => replaceToken(fresh))
    check(other, fresh)
  }
  expect(other.changes).toEqual([])
  expect(other.act(({ isOtherSession }) => isOtherSession())).toBe(false)
})

it.each([
  [
    'somebody signs in',
    async (one: Awaited<ReturnType<typeof openTab>>) => {
      await Promise.resolve()
      one.act(({ beginSession }) => beginSession('another', ['consumer']))
    },
  ],
  ['another customer loads a page', async () => void (await openPage('another'))],
])('begins anew where %s in another tab', async (_, sign) => {
  const one = await openTab()
  const other = await openTab()
  one.act(({ replaceToken }) => replaceToken('second'))
  await sign(one)
  check(other, 'another')
  expect(other.changes).toHaveLength(1)
})
