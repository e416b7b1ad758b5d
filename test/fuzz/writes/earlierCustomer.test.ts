import '../page'
import { setImmediate } from 'node:timers/promises'
import { api } from '../../../src/api/api'
import { actFor } from '../../../src/api/customer/customerOfAction'
import { customerEpoch } from '../../../src/host/customer/customer'
import { allCalls, type Call } from '../calls'

const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await setImmediate()
}

/** Returns the calls that leave the device, as a browser sends them: none whose signal is aborted. */
async function sentBy({ run }: Call, customer: number): Promise<string[]> {
  const sent: string[] = []
  Object.assign(globalThis, {
    fetch: (url: string, { method, signal }: RequestInit) => {
      if (signal?.aborted) return Promise.reject(new DOMException('aborted', 'AbortError'))
      sent.push(`${method} ${url}`)
      return Promise.resolve(Response.json({ status: 'success', data: { items: [] } }))
    },
  })
  void Promise.resolve(actFor(customer, run)).catch(() => undefined)
  await turns()
  return sent
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())

it('a component of an earlier customer writes nothing in the name of the next one', async () => {
  const writes = (await allCalls()).filter(({ name, isWrite }) => isWrite && name in api.endpoints)
  const silent: string[] = []
  const late: string[] = []
  for (const write of writes) {
    const customer = customerEpoch()
    if ((await sentBy(write, customer)).length === 0) silent.push(write.name)
    // Nobody has noticed it yet: the write is what asks whose the page is.
    window.pageConfig = { token: `next.${customer}`, csrfToken: 'csrf' }
    const sent = await sentBy(write, customer)
    if (sent.length > 0) late.push(`${write.name}: ${sent.join()}`)
  }
  expect(silent).toEqual([])
  expect(late).toEqual([])
})
