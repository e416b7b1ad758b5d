import '../support/browser'
import '../support/dialog'
import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { on } from '../../src/host/on'
import type { LensWidgets } from '../../src/host/publicApi'
import { island } from '../../widgets/receipt-by-link/index'
import { store } from '../../src/store/store'
import { mountIsland } from '../support/island'
import { refusal, shop, success } from '../support/shop'
import { moveOn } from '../support/moveOn'

const SUCCESS = 'Ваш чек успешно зарегистрирован и вам начислены бонусные баллы'
const APPLY = '/api/v1/ozon/apply/'
const PARTNER = '/api/v2/external/checks/partner/add/'
const open = jest.fn(() => Promise.resolve())

/** Each visit has another URL, because a page registers each receipt URL only once. */
let visits = 0
async function visit(query: string) {
  visits += 1
  history.replaceState(null, '', `/receipt/?visit=${visits}&${query}`)
  window.lensWidgets = { open } as unknown as LensWidgets
  return mountIsland('receipt-by-link', { island })
}

const heard = jest.fn()
on('receipt-registered', heard)

beforeEach(() => jest.clearAllMocks())

it('the receipt of the page address is registered, and its parameters leave the address', async () => {
  shop()
    .post(`${APPLY}?sign=ab`, { code: '7', products: ['Линзы'] })
    .reply(200, success(null))
  const { root } = await visit('code=7&sign=ab&products[3]=Линзы')
  expect(within(root).getByRole('status')).toHaveTextContent('Регистрируем ваш чек…')
  const dialog = await within(root).findByRole('dialog', { name: SUCCESS })
  expect(heard.mock.calls).toEqual([[{ flow: 'apply' }]])
  expect(location.search).toBe(`?visit=${visits}`)
  await waitFor(() => expect(within(root).getByRole('status')).toBeEmptyDOMElement())
  await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
  expect(within(root).queryByRole('dialog')).not.toBeInTheDocument()
  expect(open).not.toHaveBeenCalled()
})

it('a refused receipt opens feedback with the messages and keeps the address', async () => {
  shop().post(`${APPLY}?sign=ab`).reply(400, refusal(2, 'Чек с такими данными уже зарегистрирован'))
  await visit('code=7&sign=ab')
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith('feedback', { messages: ['Чек с такими данными уже зарегистрирован'] }),
  )
  expect(location.search).toContain('code=7')
})

it.each([
  [APPLY, 'code=7&sign=ab', { success: false }],
  [APPLY, 'code=7&sign=ab', { code: 17, message: 'Чек уже есть' }],
  [APPLY, 'code=7&sign=ab', {}],
  [PARTNER, 'task=check_from_link&products[0]=a', {}],
])('what is no answer of the service to %s (%s) is never a success: %j', async (path, query, body) => {
  shop()
    .post((uri) => uri.startsWith(path))
    .reply(200, body)
  const { root } = await visit(query)
  const message =
    'Сервис временно недоступен. Попробуйте ещё раз. Возможно, изменение уже сохранено: проверьте результат'
  await waitFor(() => expect(open).toHaveBeenCalledWith('feedback', { messages: [message] }))
  expect(within(root).queryByRole('dialog')).not.toBeInTheDocument()
  expect(heard).not.toHaveBeenCalled()
  expect(location.search).toContain(query.split('&')[0])
})

it('a receipt refused with code 4 shows nothing', async () => {
  const errors = [
    { code: 2, message: 'Другое' },
    { code: 4, message: 'Молчим' },
  ]
  shop().post(`${APPLY}?sign=ab`).reply(200, { status: 'error', data: null, errors })
  const { root } = await visit('code=7&sign=ab')
  await waitFor(() => expect(within(root).getByRole('status')).toBeEmptyDOMElement())
  expect(open).not.toHaveBeenCalled()
  expect(within(root).queryByRole('dialog')).not.toBeInTheDocument()
})

it('a receipt refused by the partner opens feedback', async () => {
  shop()
    .post(PARTNER, { products: ['a'], partner: 'unknown' })
    .reply(200, { success: false })
  await visit('task=check_from_link&partner=unknown&products[0]=a')
  await waitFor(() => expect(open).toHaveBeenCalledWith('feedback', { messages: ['Чек не зарегистрирован'] }))
})

it('two failed receipts open feedback once, also without a network', async () => {
  shop().post(`${APPLY}?sign=ab`).replyWithError('no network')
  shop().post(PARTNER).reply(502, '<html>')
  await visit('code=7&sign=ab&task=check_from_link')
  const message =
    'Сервис временно недоступен. Попробуйте ещё раз. Возможно, изменение уже сохранено: проверьте результат'
  await waitFor(() => expect(open.mock.calls).toEqual([['feedback', { messages: [message] }]]))
})

it('two registered receipts show their dialogs one after the other', async () => {
  shop().post(`${APPLY}?sign=ab`).reply(200, success(null))
  shop().post(PARTNER).reply(200, { success: true })
  const { root } = await visit('code=7&sign=ab&task=check_from_link')
  for (let shown = 0; shown < 2; shown++) {
    expect(await within(root).findByRole('dialog', { name: SUCCESS })).toBeVisible()
    await userEvent.click(within(root).getByRole('button', { name: 'Закрыть' }))
    moveOn()
  }
  expect(within(root).queryByRole('dialog')).not.toBeInTheDocument()
  expect(location.search).toBe(`?visit=${visits}`)
})

it('a receipt is registered once, however often its container is added', async () => {
  shop().post(`${APPLY}?sign=ab`).reply(200, success(null))
  const first = await visit('code=7&sign=ab')
  const second = await mountIsland('receipt-by-link', { island })
  await within(first.root).findByRole('dialog')
  await waitFor(() => expect(within(second.root).getByRole('status')).toBeEmptyDOMElement())
  expect(within(second.root).queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(within(first.root).getByRole('button', { name: 'Закрыть' }))
})

it('a dialog whose container is taken away goes on in another one, or is closed', async () => {
  shop().post(`${APPLY}?sign=ab`).reply(200, success(null))
  const first = await visit('code=7&sign=ab')
  const second = await mountIsland('receipt-by-link', { island })
  await within(first.root).findByRole('dialog', { name: SUCCESS })
  act(() => first.handle.unmount())
  expect(within(second.root).getByRole('dialog', { name: SUCCESS })).toBeVisible()
  act(() => second.handle.unmount())
  expect(store.getState().dialogs).toEqual([])
})

it.each([400, 403, 404, 409, 422, 500])('code 4 shows nothing at HTTP %d either', async (status) => {
  const errors = [{ code: 4, message: 'Молчим' }]
  shop()
    .post(`${APPLY}?sign=ab`)
    .reply(status, { status: 'error', data: { code: ['Неверно'] }, errors })
  const { root } = await visit('code=7&sign=ab')
  await waitFor(() => expect(within(root).getByRole('status')).toBeEmptyDOMElement())
  expect(open).not.toHaveBeenCalled()
})

it.each([200, 401])(
  '8001 without a token opens the login alone (HTTP %d), and the address stays',
  async (status) => {
    window.pageConfig = {}
    shop().post(`${APPLY}?sign=ab`).reply(status, refusal(8001, 'Войдите'))
    shop().post(PARTNER).reply(status, refusal(8001, 'Войдите'))
    const { root } = await visit('code=7&sign=ab&task=check_from_link')
    await waitFor(() => expect(within(root).getByRole('status')).toBeEmptyDOMElement())
    expect(open.mock.calls).toEqual([['login']])
    expect(location.search).toContain('code=7')
  },
)

it.each([{ token: 'session-token' }, {}])(
  'a receipt that is registered is said before the login of the other one: %j',
  async (config) => {
    window.pageConfig = config
    const expired = jest.fn()
    document.addEventListener('lens-widgets:session-expired', expired, { once: true })
    shop().post(`${APPLY}?sign=ab`).reply(200, success(null))
    shop().post(PARTNER).reply(401, refusal(8001, 'Войдите'))
    const { root } = await visit('code=7&sign=ab&task=check_from_link')
    const dialog = await within(root).findByRole('dialog', { name: SUCCESS })
    expect(open).not.toHaveBeenCalled()
    expect(expired).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(open.mock.calls).toEqual([['login']]))
    expect(expired).toHaveBeenCalledTimes('token' in config ? 1 : 0)
    expect(location.search).toContain('task=check_from_link')
  },
)
