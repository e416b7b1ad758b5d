import { isApiError } from '../../src/domain/ApiError'
import { customerEpoch } from '../../src/host/customer/customer'
import type { Call } from './calls'
import { Random } from './random'
import { Session, type Report } from './session'

const AT_ONCE = 20

/** Tells whether a value is one that no model may contain. */
const isNothing = (value: unknown) =>
  value === undefined || typeof value === 'function' || (typeof value === 'number' && Number.isNaN(value))

function hasNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isNothing(value)
  return Object.values(value).some(hasNothing)
}

/** Makes the next few calls, one after the other, and looks at what the features get of them. */
export async function callSome(seed: number, calls: readonly Call[]): Promise<Report> {
  const session = new Session(seed, new Random(seed).pick(['full', 'empty', 'specialist']), () => 1)
  const next = Array.from({ length: AT_ONCE }, (_, index) => (seed * AT_ONCE + index) % calls.length)
  for (const { name, run } of next.flatMap((index) => calls[index] ?? [])) {
    session.steps.push(`call ${name}`)
    const customer = customerEpoch()
    const result = run()
    await session.rest()
    const { data, error } = await result
    // A response has named another account, so pending calls are dropped.
    if (customerEpoch() !== customer) continue
    if (error === undefined ? hasNothing(data) : !isApiError(error)) {
      session.onFault(`it gives ${JSON.stringify({ data, error })}`)
    }
  }
  return session.end()
}
