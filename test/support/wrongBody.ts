import { configure, getConfig } from '@testing-library/dom'
import nock from 'nock'

/*
 * A call with another body than the test expects fails the test at once, with the difference: the expected result would
 * never come.
 */

/** Mocked calls that have not been made yet, each with its body. */
const expected = new Map<nock.Interceptor, { call: string; body: unknown }>()
let wrong: Error | undefined
const waiting = new Set<(error: Error) => void>()

/** Tells whether a body can be compared; a pattern may match values that differ between runs. */
const isPlain = (body: unknown): boolean =>
  typeof body === 'object' && body !== null
    ? !(body instanceof RegExp) && Object.values(body).every(isPlain)
    : typeof body !== 'function'

/** Records the expected body of a call. */
export function expectBody(scope: nock.Scope, interceptor: nock.Interceptor, call: string, body: unknown) {
  if (typeof body !== 'object' || !isPlain(body)) return
  expected.set(interceptor, { call, body })
  scope.on('request', (_, matched: nock.Interceptor) => expected.delete(matched))
  // When a test runs, Testing Library has already configured its own wrapper.
  if (before) return
  before = getConfig()
  configure({ asyncWrapper: failingAtOnce })
}

/** The configuration before that. */
let before: ReturnType<typeof getConfig> | undefined

/** Ends every wait for the page's content when a body is wrong. */
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
