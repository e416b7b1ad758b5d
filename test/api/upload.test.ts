import { File as NodeFile } from 'node:buffer'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configureStore, findNonSerializableValue, type Middleware } from '@reduxjs/toolkit'
import nock from 'nock'
import { api } from '../../src/api/api'
import { startTransfer } from '../../src/api/upload'
import { receiptsApi } from '../../src/data/receipts/receiptsApi'
import { createStore } from '../../src/store/store'
import { dataOf } from '../support/endpoints'
import { refusal, shop, success } from '../support/shop'

const PATH = '/api/v2/internal/personal/checks/upload/'
// jsdom's File is no Blob of this environment.
const receipt = new NodeFile(['receipt'], 'receipt.jpg', { type: 'image/jpeg' }) as unknown as File
const inDoubt =
  'Сервис временно недоступен. Попробуйте ещё раз. Возможно, изменение уже сохранено: проверьте результат'

function start(store: Pick<ReturnType<typeof createStore>, 'dispatch'> = createStore()) {
  const controller = new AbortController()
  const { signal } = controller
  const result = startTransfer(receipt, { signal }, (transfer) =>
    store.dispatch(receiptsApi.endpoints.uploadReceipt.initiate({ transfer })),
  )
  // Each test awaits the result later; until then a rejection must not count as unhandled.
  result.catch(() => undefined)
  return { controller, result }
}

it('an upload sends the file with the headers of every write, follows no redirect and returns the id', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(success({ id: 63 })))
  expect(await start().result).toBe(63)
  const [url, request] = asked.mock.calls[0] ?? []
  expect(url).toBe(`https://shop.test${PATH}`)
  expect(request).toMatchObject({ method: 'POST', redirect: 'error' })
  expect(request?.headers).toEqual({
    Accept: 'application/json',
    'X-Auth-Token': 'session-token',
    'X-CSRF-Token': 'csrf-token',
    'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  })
  const form = request?.body as FormData
  expect(form.get('checkSource')).toBe('cabinet')
  expect(form.get('file')).toMatchObject({ name: 'receipt.jpg', size: 7 })
  asked.mockRestore()
})

it('the same file after a stop is the same intent until it is taken; then it is another', async () => {
  const keys: unknown[] = []
  const controllers: AbortController[] = []
  const refused = () => Promise.resolve(Response.json(refusal(400, 'Чек не принят'), { status: 400 }))
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation((_, request) => {
    keys.push((request?.headers as Record<string, string>)['Idempotency-Key'])
    if (keys.length === 2) return refused()
    if (keys.length > 2) return Promise.resolve(Response.json(success({ id: 7 })))
    return new Promise((__, reject) => {
      request?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      controllers[0]?.abort()
    })
  })
  const tries: PromiseSettledResult<unknown>[] = []
  for (let time = 0; time < 4; time++) {
    const { result, controller } = start()
    controllers.push(controller)
    tries.push(...(await Promise.allSettled([result])))
  }
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
  asked.mockRestore()
})

it('an aborted upload stops its request', async () => {
  let sent: AbortSignal | null | undefined
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation((_, request) => {
    sent = request?.signal
    return new Promise((__, reject) => {
      sent?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      controller.abort()
    })
  })
  const { result, controller } = start()
  await expect(result).rejects.toBeDefined()
  expect(sent?.aborted).toBe(true)
  asked.mockRestore()
})

describe('a list on screen', () => {
  const [receiptRecord] = dataOf('getChecks')['checks'] as object[]
  const checks = (...ids: number[]) =>
    Response.json(success({ checks: ids.map((id) => ({ ...receiptRecord, id })) }))
  const read = (store: ReturnType<typeof createStore>) => ({
    list: store.dispatch(receiptsApi.endpoints.receipts.initiate()),
  })
  const open = () => {
    const store = createStore()
    const ids = async () => {
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
      return receiptsApi.endpoints.receipts
        .select()(store.getState())
        .data?.map(({ id }) => id)
    }
    return { store, ids }
  }

  it('has a file that arrived while the list was read', async () => {
    const { store, ids } = open()
    let reads = 0
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
      if (request?.method === 'POST') return Response.json(success({ id: 63 }))
      if (++reads > 1) return checks(63)
      await start(store).result
      return checks()
    })
    const { list } = read(store)
    await list
    expect(await ids()).toEqual([63])
    asked.mockRestore()
  })

  it('is read again after a stop: the file may have arrived', async () => {
    const { store, ids } = open()
    let hasArrived = false
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation((_, request) => {
      if (request?.method === 'GET') return Promise.resolve(hasArrived ? checks(63) : checks())
      hasArrived = true
      return new Promise((__, reject) => {
        request?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        controller.abort()
      })
    })
    await read(store).list
    const { controller, result } = start(store)
    await Promise.allSettled([result])
    expect(await ids()).toEqual([63])
    asked.mockRestore()
  })
})

it('a larger file is given the time that a slow line needs for it', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  timeout.mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('late', 'TimeoutError'))
  const size = jest.spyOn(receipt, 'size', 'get').mockReturnValue(2_000_000)
  await expect(start().result).rejects.toMatchObject({ kind: 'timeout', message: inDoubt, doubtful: true })
  expect(timeout).toHaveBeenCalledWith(115_000)
  for (const spy of [timeout, asked, size]) spy.mockRestore()
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
])('an upload answered by %i %j fails with an ApiError', async (status, body, error) => {
  shop().post(PATH).reply(status, body)
  await expect(start().result).rejects.toMatchObject(error)
})

it('an upload that gets no answer is in doubt', async () => {
  shop().post(PATH).replyWithError('reset')
  await expect(start().result).rejects.toMatchObject({ kind: 'offline', message: inDoubt, doubtful: true })
})

it('an upload stores a new token and sends nothing twice', async () => {
  shop()
    .post(PATH)
    .reply(400, refusal(5011, 'Токен устарел', { token: 'second' }))
  await expect(start().result).rejects.toEqual({ kind: 'tokenExpired', message: 'Токен устарел' })
  expect(window.pageConfig?.token).toBe('second')
})

describe('redirects', () => {
  const heard: string[] = []
  const servers: Server[] = []

  async function serve(answer: (asked: string) => [number, Record<string, string>]): Promise<string> {
    const server = createServer((request, response) => {
      heard.push([request.method, request.url, request.headers['x-auth-token']].join(' '))
      response.writeHead(...answer(request.url ?? '')).end('{}')
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  afterEach(() => {
    nock.disableNetConnect()
    for (const server of servers) server.close()
  })

  it('neither file nor token of an upload arrives where a redirect leads', async () => {
    nock.enableNetConnect('127.0.0.1')
    const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    const elsewhere = await serve(() => [200, open])
    const apiUrl = await serve(() => [307, { ...open, Location: `${elsewhere}/steal` }])
    window.pageConfig = { token: 'session-token', csrfToken: 'csrf-token', apiUrl }
    await expect(start().result).rejects.toMatchObject({ kind: 'offline' })
    expect(heard).toEqual(['POST /v2/internal/personal/checks/upload/ session-token'])
  })
})

it('file and token of an upload stay out of actions and store', async () => {
  const actions: unknown[] = []
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action)
    return next(action)
  }
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, recorder),
  })
  shop()
    .post(PATH)
    .reply(200, success({ id: 63 }))
  await start(store).result
  expect(actions).not.toEqual([])
  const serialised = [...actions, store.getState()]
  expect(JSON.stringify(serialised)).not.toContain('session-token')
  expect(findNonSerializableValue(serialised)).toBe(false)
})

it('a receipt can be sent by its QR code, without a file', async () => {
  shop()
    .post(PATH, (body: string) => body.includes('name="bill"\r\n\r\nt=1&s=2') && !body.includes('filename'))
    .reply(200, success({ id: '63' }))
  const sent = createStore().dispatch(receiptsApi.endpoints.uploadReceipt.initiate({ bill: 't=1&s=2' }))
  expect(await sent.unwrap()).toBe('63')
})
