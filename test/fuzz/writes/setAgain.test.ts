import '../page'
import { File as NodeFile } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import { Sessions } from '../../../examples/shop/api/sessions'
import { createShopApi } from '../../../examples/shop/api/shopApi'
import { api } from '../../../src/api/api'
import { startTransfer } from '../../../src/api/upload'
import type { Id } from '../../../src/domain/Id'
import { checkCustomer } from '../../../src/host/customer/customer'
import { store } from '../../../src/store/store'
import { allCalls } from '../calls'
import { NOW } from '../page'

/** A write that is made, made undone by another, and made again. */
interface Case {
  name: string
  isOfSpecialists?: true
  make: () => Promise<unknown>
  undo: () => Promise<unknown>
}

type Run = (arg: unknown, options: object) => never

async function run(name: string, arg: unknown): Promise<{ data?: unknown; error?: unknown }> {
  const { initiate } = (api.endpoints as Record<string, { initiate: Run }>)[name] as { initiate: Run }
  return store.dispatch(initiate(arg, { subscribe: false, forceRefetch: true, track: false }))
}

interface Listed {
  id: Id
}

/** The id of the newest record of a list. */
async function newest(name: string, arg?: unknown, under?: string): Promise<Id> {
  const { data } = await run(name, arg)
  const list = under === undefined ? data : (data as Record<string, unknown>)[under]
  return Math.max(...(list as Listed[]).map(({ id }) => Number(id)))
}

const send = (name: string, arg: object) =>
  startTransfer(
    new File(['picture'], 'a.jpg', { type: 'image/jpeg', lastModified: 0 }),
    { signal: new AbortController().signal },
    (transfer) => ({
      unwrap: async () => {
        const { data, error } = await run(name, { ...arg, transfer })
        if (error !== undefined) throw error as Error
        return data
      },
    }),
  ).catch(() => undefined)

const address = {
  ...{ fiasId: null, location: 'Москва', street: 'Лесная', houseNumber: '5', postalCode: null },
  ...{ houseApartment: null, floor: null, entrance: null, intercom: null, comment: null },
}
const saved = { ...address, id: 31, isDefault: true }
const floor = (text: string) => () =>
  run('updateAddress', { address: saved, draft: { ...address, floor: text } })
const password = (from: string, to: string) => () =>
  run('changePassword', { password: from, newPassword: to })
const reminder = {
  ...{ productId: 202, packsCount: 2, purchasedAt: '2026-02-01', remindAt: '2026-05-01' },
  ...{ channels: ['email'], isActive: true },
}
const iol = { patient: { code: 'X-1', birthYear: null, sex: null }, lensType: null, eyes: [], comment: null }

const cases: Case[] = [
  {
    name: 'the default address',
    make: () => run('setDefaultAddress', 32),
    undo: () => run('setDefaultAddress', 31),
  },
  { name: 'an address', make: floor('4'), undo: floor('5') },
  { name: 'a password', make: password('linza2025', 'linza2026'), undo: password('linza2026', 'linza2025') },
  {
    name: 'a new address',
    make: () => run('createAddress', address),
    undo: async () => run('deleteAddress', await newest('addresses')),
  },
  {
    name: 'a reminder',
    make: () => run('createReminder', reminder),
    undo: async () => run('deleteReminder', await newest('reminders')),
  },
  {
    name: 'an appointment that is cancelled',
    make: () => run('bookAppointment', { departmentId: 11, slotId: 505 }),
    undo: async () => run('cancelAppointment', await newest('appointments')),
  },
  {
    name: 'an appointment that is moved',
    make: () => run('bookAppointment', { departmentId: 11, slotId: 505 }),
    undo: async () => run('moveAppointment', { id: await newest('appointments'), slotId: 506 }),
  },
  {
    name: 'the main place of work',
    isOfSpecialists: true,
    make: () => run('setMainWorkPlace', 12),
    undo: () => run('setMainWorkPlace', 11),
  },
  {
    name: 'a place of work',
    isOfSpecialists: true,
    make: () => run('saveWorkPlace', { workPlaceId: 13, position: null, isMain: false }),
    undo: () => run('deleteWorkPlace', 13),
  },
  {
    name: 'a picture',
    isOfSpecialists: true,
    make: () => send('uploadAvatar', {}),
    undo: () => run('deleteAvatar', undefined),
  },
  {
    name: 'a file of a story',
    make: () => send('addStoryFile', { id: 81 }),
    undo: async () => {
      const { data } = await run('stories', undefined)
      const { files } = (data as { id: Id; files: Listed[] }[]).find(({ id }) => id === 81) ?? { files: [] }
      return run('deleteStoryFile', { id: 81, fileId: files.at(-1)?.id })
    },
  },
  {
    name: 'a request for a lens',
    isOfSpecialists: true,
    make: () => run('createIolRequest', iol),
    undo: async () =>
      run(
        'deleteIolRequest',
        await newest('iolRequests', { status: 'draft', scope: 'mine', query: '', page: 1 }, 'iolRequests'),
      ),
  },
]

const written = (_: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set
    ? [...(value as Set<unknown>)]
    : typeof value === 'string'
      ? value.replace(/uploads\/.*/, 'uploads/')
      : value

let visits = 0

/** What the shop holds after all three. */
async function heldBy({ isOfSpecialists, make, undo }: Case, isFirstLost: boolean) {
  const token = `${isOfSpecialists ? 'specialist' : 'full'}.again${visits++}`
  const sessions = new Sessions()
  const app = createShopApi({ now: () => NOW, sessions })
  let isLost = isFirstLost
  jest.setSystemTime(NOW)
  window.pageConfig = { token, csrfToken: 'csrf' }
  checkCustomer()
  Object.assign(globalThis, {
    fetch: async (url: string, { method = 'GET', headers = {}, body = null }: RequestInit) => {
      const { pathname, search } = new URL(url)
      const answer = await app.request(pathname + search, { method, headers, body })
      if (method === 'GET' || !isLost) return answer
      isLost = false
      throw new TypeError('fetch failed')
    },
  })
  const stateOf = () => JSON.stringify(sessions.find(token, NOW) ?? null, written)
  await make()
  const first = stateOf()
  await undo()
  const between = stateOf()
  await make()
  await setImmediate()
  return { isChange: first !== between && between !== stateOf(), after: stateOf() }
}

beforeAll(async () => {
  await allCalls()
  // The sandbox takes only files of its own platform.
  Object.assign(globalThis, { File: NodeFile })
})

it.each(cases)('$name: what is set again is set, though the first answer was lost', async (one) => {
  const known = await heldBy(one, false)
  expect(known.isChange).toBe(true)
  const { after } = await heldBy(one, true)
  expect(after).toBe(known.after)
})
