import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './faultyServer'

type Json = Record<string, unknown>
/** Returns another value in place of this one; `key` is its name in the record. */
type Change = (value: unknown, key: string) => unknown

const html = (text: string) =>
  Buffer.from(`<!doctype html><title>${text}</title><h1>${text}</h1><form></form>`)
const page = (status: number, text: string): Fault => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return ({ send }) => send({ status, headers, body: html(text) })
}
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Fault => {
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  return ({ send }) =>
    send({ status, headers: { ...type, ...headers }, body: Buffer.from(JSON.stringify(body)) })
}
const refusal = (code: number | string, message: string) => ({
  status: 'error',
  data: null,
  errors: [{ code, message }],
})

/** The shop's own answer, with every value inside `data` changed. */
export const changed =
  (change: Change): Fault =>
  async ({ forward, send }) => {
    const answer = await forward()
    const { data, ...envelope } = JSON.parse(answer.body.toString()) as Json
    send({ ...answer, body: Buffer.from(JSON.stringify({ ...envelope, data: walk(data, 'data', change) })) })
  }

function walk(value: unknown, key: string, change: Change): unknown {
  if (Array.isArray(value))
    return change(
      value.map((item) => walk(item, key, change)),
      key,
    )
  if (typeof value !== 'object' || value === null) return change(value, key)
  const entries = Object.entries(value).map(([name, inner]) => [name, walk(inner, name, change)])
  return change(Object.fromEntries(entries), key)
}

const swapped: Change = (value) => {
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'number') return `${value} шт.`
  if (typeof value === 'boolean') return value ? 'yes' : 0
  return value ?? []
}

/** Every second field of each record, the even or the odd ones. */
const without =
  (rest: number): Change =>
  (value) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).filter((_, place) => place % 2 !== rest))

/** Replaces every value but an object by null, as careless code on a server does with undefined values. */
const nulls: Change = (value) => (typeof value === 'object' ? value : null)

const CODES = ['type', 'code', 'sale_type', 'status', 'gender', 'currency', 'replacement', 'eye', 'country']
const unknownCodes: Change = (value, key) =>
  typeof value === 'string' && CODES.includes(key) ? 'something_new' : value

const extra: Change = (value) =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : { ...value, brand_new: { deep: [null, 'x'] }, toString: 'x', constructor: null }

const DROPPED =
  /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INCOMPLETE|ERR_CONTENT_LENGTH|ERR_INTERNET|ERR_SOCKET|ERR_NETWORK/

/** Failures that the browser tells the console of by itself. */
export const TOLD = new RegExp(`Failed to load resource.*(status of (4|5)|${DROPPED.source})`)

/** Tells whether the shop has done the write despite this fault of `broken`: only its response is cut. */
export const isDoneAllTheSame = (name: string): boolean => name.endsWith('cut in the middle')

/** No usable answer: the caller must say so, and offer a retry. */
export const broken: Record<string, Fault> = {
  'HTML with 502': page(502, 'Bad Gateway'),
  'HTML with 500': page(500, 'Internal Server Error'),
  'a login page with 200': page(200, 'Вход'),
  'JSON cut in the middle': async ({ forward, send }) => {
    const answer = await forward()
    send({ ...answer, body: answer.body.subarray(0, answer.body.length / 2) })
  },
  'a connection cut in the middle': async ({ forward, response }) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  'nothing with 204': ({ send }) => send({ status: 204 }),
  'nothing with 200': ({ send }) => send({}),
  null: json(200, null),
  'a bare list': json(200, []),
  'a bare text': json(200, 'OK'),
  'an error without a word': json(400, { status: 'error' }),
  'errors of wrong types': json(400, { status: 'error', errors: [null, 7, { code: {}, message: [] }] }),
  'an error with 200': json(200, refusal(17, 'Ведутся работы')),
  '429 with Retry-After': json(429, refusal(429, 'Слишком много запросов'), { 'Retry-After': '1' }),
  '429 without JSON': ({ send }) => send({ status: 429, headers: { 'Retry-After': '1' } }),
  '401 without JSON': page(401, 'Unauthorized'),
  '403 without JSON': page(403, 'Forbidden'),
  'a reset connection': ({ drop }) => drop(),
}

/** Answers of which a part can be shown; otherwise the caller must say so, as above. */
export const odd: Record<string, Fault> = {
  'data: null': json(200, { status: 'success', data: null, errors: [] }),
  'data: a list': json(200, { status: 'success', data: [], errors: [] }),
  'data: a text': json(200, { status: 'success', data: 'x', errors: [] }),
  'no data at all': json(200, { status: 'success' }),
  'empty data': json(200, { status: 'success', data: {}, errors: [] }),
  'values of wrong types': changed(swapped),
  'nulls everywhere': changed(nulls),
  'even fields missing': changed(without(0)),
  'odd fields missing': changed(without(1)),
  'empty lists': changed((value) => (Array.isArray(value) ? [] : value)),
  'lists of null': changed((value) => (Array.isArray(value) ? [null, ...(value as unknown[]), null] : value)),
  'numbers without measure': changed((value) => (typeof value === 'number' ? -1e21 : value)),
  'dates that are none': changed((value) =>
    typeof value === 'string' && /^\d{4}-/.test(value) ? '2026-13-45T99:99' : value,
  ),
}

/** Faults that leave a read complete. */
export const whole: Record<string, Fault> = {
  'unknown fields': changed(extra),
  'unknown codes': changed(unknownCodes),
  'an answer that trickles': async ({ forward, response }) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, headers)
    const size = Math.ceil(body.length / 10)
    for (let start = 0; start < body.length; start += size) {
      response.write(body.subarray(start, start + size))
      await pause(100)
    }
    response.end()
  },
}

export const huge = changed((value, key) =>
  key === 'data' ? { ...(value as Json), history: 'x'.repeat(10_000_000) } : value,
)
export const forbidden = json(403, refusal(5, 'Нельзя'))
export const signedOut = json(401, refusal(8001, 'Сессия истекла'))

/** The write takes effect, but its answer is lost. */
export const lost: Fault = async ({ forward, drop }) => {
  await forward()
  drop()
}
export const hang: Fault = () => undefined
export const missing = json(404, refusal(404, 'Запись не найдена'))
export const gone = page(404, 'Not Found')
