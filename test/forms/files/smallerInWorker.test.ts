import { smallerInWorker } from '../../../src/forms/files/smallerInWorker'

const page = globalThis as { Worker?: unknown }
const { Worker } = page
afterEach(() => void (page.Worker = Worker))

it.each([
  ['an answer', (worker: FakeWorker) => worker.onmessage?.({ data: null } as MessageEvent)],
  ['an error', (worker: FakeWorker) => worker.onerror?.(new ErrorEvent('error'))],
])('a worker is ended after %s', async (_, end) => {
  const terminate = jest.spyOn(FakeWorker.prototype, 'terminate').mockClear()
  FakeWorker.end = end
  page.Worker = FakeWorker
  await smallerInWorker(new Blob()).catch(() => undefined)
  expect(terminate).toHaveBeenCalledTimes(1)
})

class FakeWorker {
  static end: (worker: FakeWorker) => void = () => undefined
  onmessage?: (event: MessageEvent) => void
  onerror?: (event: ErrorEvent) => void
  postMessage = () => queueMicrotask(() => FakeWorker.end(this))
  terminate(): void {}
}
