import { setImmediate } from 'node:timers/promises'
import { Sessions } from '../../examples/shop/api/sessions'
import { createShopApi } from '../../examples/shop/api/shopApi'
import type { Call } from './calls'
import { NOW } from './page'
import { Random } from './random'

/** The calls of one tab: its modules, its store and its keys are its own. */
export interface Tab {
  writes: readonly Call[]
  /** Clears the memory of the tab, as if it were opened anew. */
  forget: () => void
}

/** Changes the idempotency key on its way to the shop; a planted fault removes it. */
type KeyOf = (headers: Headers) => void

const written = (_: string, value: unknown): unknown =>
  value instanceof Map
    ? [...(value as Map<unknown, unknown>)]
    : value instanceof Set
      ? [...(value as Set<unknown>)]
      : value

/** A shop whose writes arrive, and are answered, only when the race lets them. */
function openShop(random: Random, keyOf: KeyOf) {
  const sessions = new Sessions()
  const app = createShopApi({ now: () => NOW, sessions })
  const steps: (() => Promise<void>)[] = []
  let underWay = 0
  Object.assign(globalThis, {
    fetch: async (input: RequestInfo | URL, { method = 'GET', headers, body = null }: RequestInit = {}) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      const sent = new Headers(headers)
      keyOf(sent)
      const ask = () => app.request(pathname + search, { method, headers: sent, body })
      underWay++
      try {
        if (method === 'GET') return await ask()
        return await new Promise<Response>((resolve) => {
          steps.push(async () => {
            const answer = await ask()
            steps.push(() => {
              resolve(answer)
              return Promise.resolve()
            })
          })
        })
      } finally {
        underWay--
      }
    },
  })
  /** Lets writes arrive and be answered in an order of chance until nothing is left. */
  const run = async () => {
    for (let rest = 0; rest < 2;) {
      const [step] = steps.splice(random.below(Math.max(1, steps.length)), 1)
      await step?.()
      await setImmediate()
      rest = (step ?? underWay > steps.length) ? 0 : rest + 1
    }
  }
  return {
    run,
    stateOf: (token: string) => JSON.stringify(sessions.find(token, NOW) ?? null, written),
  }
}

/** The same write is pressed so often in each tab before any answer is there. */
async function press(random: Random, tabs: readonly Tab[], name: string, presses: number, keyOf: KeyOf) {
  const writes = tabs.map((tab) => tab.writes.find((one) => one.name === name) as Call)
  const token = writes[0]?.isOfSpecialists === true ? 'specialist.race' : 'full.race'
  jest.setSystemTime(NOW)
  // Another customer has been there in between: no note of a try is left of the race before.
  for (const one of [`${token}.before`, token]) {
    window.pageConfig = { token: one, csrfToken: 'csrf' }
    tabs.forEach(({ forget }) => forget())
  }
  const shop = openShop(random, keyOf)
  const before = shop.stateOf(token)
  const pressed = writes.flatMap(({ run }) => Array.from({ length: presses }, () => run()))
  await shop.run()
  await Promise.all(pressed)
  return { before, after: shop.stateOf(token) }
}

const keep: KeyOf = () => undefined
export const withoutKeys: KeyOf = (headers) => headers.delete('Idempotency-Key')

/** Presses one write 2 to 5 times in one tab, or in each of two, by the seed alone; returns what went wrong, if anything. */
export async function race(seed: number, all: readonly Tab[], keyOf = keep) {
  const random = new Random(seed)
  const tabs = random.chance(0.5) ? all : all.slice(0, 1)
  const { name } = random.pick(all[0]?.writes ?? [])
  const presses = 2 + random.below(4)
  const once = await press(random, tabs, name, 1, keep)
  const often = await press(random, tabs, name, presses, keyOf)
  const isChange = once.after !== once.before
  const words = `seed ${seed}: ${name}, ${presses} presses in each of ${tabs.length} tabs`
  return { name, isChange, fault: often.after === once.after ? undefined : words }
}
