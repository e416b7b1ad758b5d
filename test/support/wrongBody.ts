import { configure, getConfig } from '@testing-library/dom'
import nock from 'nock'

/*
 * A call that comes with another body than the test expects fails the test at once, with the difference: what the test
 * waits for would never come.
 */

/** The calls that are still to come, each with its body. */
const expected = new Map<nock.Interceptor, { call: string; body: unknown }>()
let wrong: Error | undefined
const waiting = new Set<(error: Error) => void>()

/** One that can be compared; a pattern may stand for what differs from try to try. */
const isPlain = (body: unknown): boolean =>
  typeof body === 'object' && body !== null
    ? !(body instanceof RegExp) && Object.values(body).every(isPlain)
    : typeof body !== 'function'

/** Notes what a call is to be sent with. */
export function expectBody(scope: nock.Scope, interceptor: nock.Interceptor, call: string, body: unknown) {
  if (typeof body !== 'object' || !isPlain(body)) return
  expected.set(interceptor, { call, body })
  scope.on('request', (_, matched: nock.Interceptor) => expected.delete(matched))
  // When a test runs, the library of its components has set its own.
  if (before) return
  before = getConfig()
  configure({ asyncWrapper: failingAtOnce })
}

/** What was set before. */
let before: ReturnType<typeof getConfig> | undefined

/** All that waits for what the page shows ends with a wrong body. */
const failingAtOnce: ReturnType<typeof getConfig>['asyncWrapper'] = async <T>(
  work: (...all: never[]) => unknown,
) => {
  let stop: ((error: Error) => void) | undefined
  const failure = new Promise<never>((_, reject) => {
    if (wrong) reject(wrong)
    stop = reject
    waiting.add(reject)
  })
  try {
    const race = () => Promise.race([work(), failure])
    return (await (before ? before.asyncWrapper(race) : race())) as T
  } finally {
    if (stop) waiting.delete(stop)
  }
}

interface Options {
  method: string
  path: string
}

nock.emitter.on('no match', (_: unknown, options: Options | undefined, text: string) => {
  if (!options) return
  const call = `${options.method} ${options.path}`
  const { body } = [...expected.values()].find((one) => one.call === call) ?? {}
  if (body === undefined) return
  try {
    expect(JSON.parse(text)).toEqual(body)
  } catch (error) {
    wrong ??= new Error(`${call} was sent with another body\n\n${(error as Error).message}`)
    for (const fail of waiting) fail(wrong)
  }
})

afterEach(() => {
  expected.clear()
  wrong = undefined
})
