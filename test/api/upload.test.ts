import { File as NodeFile } from 'node:buffer'
import { waitFor } from '@testing-library/react'
import { configureStore, findNonSerializableValue, type Middleware } from '@reduxjs/toolkit'
import { api } from '../../src/api/api'
import { startTransfer } from '../../src/api/upload'
import { TIMEOUT } from '../../src/api/early'
import { receiptsApi } from '../../src/data/receipts/receiptsApi'
import { createStore } from '../../src/store/store'
import { refusal, success } from '../support/shop'
import { Transfer } from '../support/transfer'

const PATH = '/api/v2/internal/personal/checks/upload/'
// jsdom's File is no Blob of this environment.
const receipt = new NodeFile(['receipt'], 'receipt.jpg', { type: 'image/jpeg' }) as unknown as File
const inDoubt =
  'Сервис временно недоступен. Попробуйте ещё раз. Возможно, изменение уже сохранено: проверьте результат'

function start(store: Pick<ReturnType<typeof createStore>, 'dispatch'> = createStore()) {
  const controller = new AbortController()
  const shares: number[] = []
  const { signal } = controller
  const result = startTransfer(receipt, { signal, onProgress: (share) => shares.push(share) }, (transfer) =>
    store.dispatch(receiptsApi.endpoints.uploadReceipt.initiate({ transfer })),
  )
  // Each test awaits it; until then a refusal must not count as unhandled.
  result.catch(() => undefined)
  return { controller, shares, result }
}

/** The request under way, once it is. */
async function underWay(): Promise<Transfer> {
  await waitFor(() => expect(Transfer.sent).toHaveLength(1))
  const [transfer] = Transfer.sent
  if (!transfer) throw new Error('nothing was sent')
  return transfer
}

it('an upload sends the headers of every write, reports its progress and returns the id', async () => {
  const { result, shares } = start()
  const transfer = await underWay()
  expect([transfer.method, transfer.url]).toEqual(['POST', `https://shop.test${PATH}`])
  expect(transfer.headers).toEqual({
    Accept: 'application/json',
    'X-Auth-Token': 'session-token',
    'X-CSRF-Token': 'csrf-token',
    'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  })
  const form = transfer.body as FormData
  expect(form.get('checkSource')).toBe('cabinet')
  expect(form.get('file')).toMatchObject({ name: 'receipt.jpg', size: 7 })
  transfer.progress(1, 4)
  transfer.progress(4, 4)
  transfer.progress(0, 0)
  transfer.answer(200, success({ id: 63 }))
  expect(await result).toBe(63)
  expect(shares).toEqual([0.25, 1])
})

it('an aborted upload stops its request', async () => {
  const { result, controller } = start()
  const transfer = await underWay()
  controller.abort()
  await expect(result).rejects.toBeDefined()
  expect(transfer.isAborted).toBe(true)
})

it('the time-out of an upload counts from its last progress', async () => {
  const { result } = start()
  const transfer = await underWay()
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const stopped = jest.spyOn(globalThis, 'clearTimeout')
  transfer.progress(1, 4)
  expect(stopped).toHaveBeenCalledTimes(1)
  const [timeOut, pause, ...args] = timers.mock.calls[0] ?? []
  expect(pause).toBe(TIMEOUT)
  timeOut?.(...args)
  await expect(result).rejects.toEqual({ kind: 'timeout', message: inDoubt, doubtful: true })
  expect(transfer.isAborted).toBe(true)
})

it.each([
  [400, refusal(12, 'Чек уже загружен'), { kind: 'refused', message: 'Чек уже загружен' }],
  [
    422,
    { status: 'error', data: { file: ['Велик', 'Пуст'] }, errors: [] },
    { kind: 'invalid', fields: { file: 'Велик, Пуст' } },
  ],
  [200, refusal(8001, 'Сессия истекла'), { kind: 'signedOut' }],
  [502, '<html>', { kind: 'unavailable', message: inDoubt }],
  [200, '{"status":"succ', { kind: 'unavailable' }],
  [200, success({}), { kind: 'unavailable' }],
  [0, '', { kind: 'offline', message: inDoubt }],
])('an upload answered by %i %j fails with an ApiError', async (status, body, error) => {
  const { result } = start()
  const transfer = await underWay()
  transfer.answer(status, body)
  await expect(result).rejects.toMatchObject(error)
})

it('an upload stores a new token and sends nothing twice', async () => {
  const { result } = start()
  const transfer = await underWay()
  transfer.answer(400, refusal(5011, 'Токен устарел', { token: 'second' }))
  await expect(result).rejects.toEqual({ kind: 'tokenExpired', message: 'Токен устарел' })
  expect(window.pageConfig?.token).toBe('second')
  expect(Transfer.sent).toHaveLength(1)
})

it('an upload rejects an answer that comes from another address', async () => {
  const { result } = start()
  const transfer = await underWay()
  transfer.answer(200, success({ id: 63 }), 'https://elsewhere.test/')
  await expect(result).rejects.toMatchObject({ kind: 'offline' })
})

it('file, callback and token of an upload stay out of actions and store', async () => {
  const actions: unknown[] = []
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action)
    return next(action)
  }
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, recorder),
  })
  const { result } = start(store)
  const transfer = await underWay()
  transfer.answer(200, success({ id: 63 }))
  await result
  expect(actions).not.toEqual([])
  const serialised = [...actions, store.getState()]
  expect(JSON.stringify(serialised)).not.toContain('session-token')
  expect(findNonSerializableValue(serialised)).toBe(false)
})

it('a receipt can be sent by its QR code, without a file', async () => {
  const sent = createStore().dispatch(receiptsApi.endpoints.uploadReceipt.initiate({ bill: 't=1&s=2' }))
  const transfer = await underWay()
  expect([...(transfer.body as FormData)]).toEqual([
    ['bill', 't=1&s=2'],
    ['checkSource', 'cabinet'],
  ])
  transfer.answer(200, success({ id: '63' }))
  expect(await sent.unwrap()).toBe('63')
})
