import { waitFor } from '@testing-library/react'
import nock from 'nock'
import { createStore, type Store } from '../../src/store/store'
import { operation } from '../contract/contract'
import { exampleOf } from '../../check/example'
import { shop } from './shop'

type Run = (dispatch: Store['dispatch']) => PromiseLike<{ data?: unknown; error?: unknown }>

export interface Asked {
  /** Method and path with query below '/api': 'GET /v2/internal/basket/?type=eshop'. */
  call: string
  run: Run
  /** The operation whose example the shop answers with. */
  answer: string
  body?: unknown
  headers?: Record<string, string>
}

interface Mapped extends Asked {
  /** The field of the answer's data that has the result; all of the data if omitted. */
  under?: string
  /** The expected result; if omitted, the whole example, with the names of the domain. */
  gives?: unknown
}

/** Returns the example of an operation's answer, with its envelope. */
export const answerOf = (id: string): nock.Body => {
  const schema = operation(id).answers.get(200)
  if (!schema) throw new Error(`The contract has no answer for ${id}`)
  return exampleOf(schema) as nock.Body
}

/** Returns the `data` of that answer. */
export const dataOf = (id: string) => (answerOf(id) as { data: Record<string, unknown> }).data

/** Returns a value with names in camel case, as in the domain. */
export function camel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camel)
  if (typeof value !== 'object' || value === null) return value
  const named = Object.entries(value).map(([name, item]): [string, unknown] => {
    const [head = '', ...tail] = name.split('_')
    return [head + tail.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''), camel(item)]
  })
  return Object.fromEntries(named)
}

/** Mocks one call. */
export function announce({ call, body, headers = {}, answer }: Asked): void {
  const [method = '', path = ''] = call.split(' ')
  const answering = shop().intercept(`/api${path}`, method, body as nock.RequestBodyMatcher)
  for (const [name, value] of Object.entries(headers)) answering.matchHeader(name, value)
  answering.reply(200, answerOf(answer))
}

/** Defines one test per call: the request that is sent, and the result of the contract's example. */
export function itCalls(cases: Mapped[]): void {
  it.each(cases)('$call', async (asked) => {
    announce(asked)
    const { data, error } = await asked.run(createStore().dispatch)
    expect(error).toBeUndefined()
    if (asked.gives !== undefined) expect(data).toEqual(asked.gives)
    else if (asked.call.startsWith('GET')) {
      const whole = dataOf(asked.answer)
      expect(data).toEqual(camel(asked.under === undefined ? whole : whole[asked.under]))
    }
  })
}

/** Defines a test that a write refetches what is shown: each of `shown` is requested again after `write`. */
export function itRefreshes(name: string, write: Asked, shown: Asked[]): void {
  it(name, async () => {
    const { dispatch } = createStore()
    shown.forEach(announce)
    for (const query of shown) await query.run(dispatch)
    announce(write)
    shown.forEach(announce)
    await write.run(dispatch)
    await waitFor(() => expect(nock.pendingMocks()).toEqual([]))
  })
}
