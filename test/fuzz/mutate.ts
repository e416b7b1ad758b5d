import type { Schema } from '../../check/contract'
import type { Random } from './random'

type Holder = Record<string, unknown>

/** One value of an answer, with its schema in the contract. */
interface Place {
  holder: Holder
  key: string
  path: string
  schema: Schema
}

/** A placeholder in the JSON for a number that is too large. */
const BEYOND = '\u0001beyond'

const TEXTS = [
  ...['', ' ', '0', '12', '12,5', 'х'.repeat(3000), 'Перенос\nстроки\u0000', '\ud83d', '\u202eمرحبا بالعالم'],
  ...['<img src=x onerror=alert(1)>', '</style><b>&lt;', 'javascript:alert(1)', ' java\tscript:alert(1)'],
  ...['data:text/html,<b>', '//elsewhere.test/', '/\\elsewhere.test', 'https://elsewhere.test/%E0%A4%A'],
  ...['/personal/orders/?order=%', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
]
const DATES = [
  ...['', 'вчера', '0000-00-00', '2026-13-45', '2026-02-30', '10:00', '26-3-5', '2026-03-05T25:61:00+03:00'],
  ...['2026-03-05', '2026-03-05T10:00:00', '1970-01-01T00:00:00Z', '0001-01-01T00:00:00+03:00'],
  ...['9999-12-31T23:59:59+03:00', '+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z'],
]
const NUMBERS = [
  ...[0, -0, -1, -7, 1.5, 0.1 + 0.2, 99, 1e9, -1e9, 1e21, 2 ** 53, 1e308, -1e308, 5e-324],
  ...['12', '', BEYOND],
]
/** Values of every kind: whatever a field needs, some of them are of another kind. */
const OTHERS = [
  ...[true, false, 0, 7, -1, 'х', '', [], {}, [[]], [null], [1], { a: { b: 1 } }],
  ...[{ id: 1, label: 'Что-то', code: 'х', value: 3 }],
]
/** Names with a special meaning in JavaScript, React or promises. */
const NAMES = [
  ...['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON', 'then', 'length'],
  ...['$$typeof', 'key', 'ref', 'props', 'map', 'nodeType'],
]

/** The number of items of each list that are changed: those further down are rarely visible. */
const ITEMS = 3

const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])

/** Returns the schema and all schemas of which it is composed. */
export const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...['allOf', 'anyOf', 'oneOf'].flatMap((name) => schemas(schema[name]).flatMap(partsOf)),
]

export function schemaOf(schema: Schema, name: string): Schema {
  for (const part of partsOf(schema)) {
    const found = (part['properties'] as Holder | undefined)?.[name] ?? part['additionalProperties']
    if (typeof found === 'object' && found !== null) return found as Schema
  }
  return {}
}

export const itemsOf = (schema: Schema) =>
  (partsOf(schema).find((part) => part['items'] !== undefined)?.['items'] ?? {}) as Schema

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

function placesIn(place: Place): Place[] {
  const value = place.holder[place.key]
  if (!isHolder(value)) return [place]
  const isList = Array.isArray(value)
  const keys = isList ? Object.keys(value).slice(0, ITEMS) : Object.keys(value)
  return [
    place,
    ...keys.flatMap((key) =>
      placesIn({
        holder: value,
        key,
        path: isList ? `${place.path}[${key}]` : `${place.path}.${key}`,
        schema: isList ? itemsOf(place.schema) : schemaOf(place.schema, key),
      }),
    ),
  ]
}

/** Defines an own property, even for `__proto__`, as `JSON.parse` does. */
const define = (holder: Holder, key: string, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })

const many = ([first]: unknown[]) =>
  Array.from({ length: 300 }, (_, index) => (isHolder(first) ? { ...first, id: index + 1 } : first))

function listInstead(list: unknown[], random: Random): unknown {
  return random.pick<() => unknown>([
    () => [],
    () => [null],
    () => [...list, null, 'х', 0, [], {}],
    () => [...list, ...list],
    () => many(list),
    () => Object.assign({ length: list.length }, list),
    () => [list],
  ])()
}

/** Returns an invalid value that looks similar to a valid one. */
function insteadOf({ holder, key, schema }: Place, random: Random): unknown {
  const value = holder[key]
  if (random.chance(0.15)) return null
  if (random.chance(0.2)) return structuredClone(random.pick<unknown>(OTHERS))
  if (Array.isArray(value)) return listInstead(value, random)
  if (isHolder(value)) {
    return define({ ...value }, random.pick(NAMES), random.pick<unknown>([null, 1, 'х', {}, []]))
  }
  const parts = partsOf(schema)
  const isDate = parts.some(({ format }) => String(format).startsWith('date'))
  if (isDate && random.chance(0.8)) return random.pick(DATES)
  if (typeof value === 'number') return random.pick<unknown>(NUMBERS)
  return random.pick<unknown>(typeof value === 'boolean' ? ['true', 0, 1] : TEXTS)
}

const inWords = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}

/** Changes one value of the answer; returns the path and the change. */
function changeOne(holder: Holder, schema: Schema, random: Random): string {
  const place = random.pick(placesIn({ holder, key: 'answer', path: 'answer', schema }))
  const { key, path } = place
  if (key !== 'answer' && random.chance(0.12)) {
    if (Array.isArray(place.holder)) place.holder.splice(Number(key), 1)
    else Reflect.deleteProperty(place.holder, key)
    return `${path} is gone`
  }
  const value = insteadOf(place, random)
  define(place.holder, key, value)
  return `${path} = ${inWords(value)}`
}

export interface Mutated {
  text: string
  /** Descriptions of the changes, for a failure message. */
  mutations: string[]
}

/** Bodies that a proxy, a broken connection or a broken server may send. */
const BROKEN = ['', 'null', '[]', '0', '"х"', '{}', '<!doctype html><title>502</title>', '{"status":"succ']

/** Changes one or a few fields of a valid answer, so that it breaks the contract. */
export function mutated(answer: unknown, schema: Schema, random: Random): Mutated {
  if (random.chance(0.01)) {
    const text = random.pick(BROKEN)
    return { text, mutations: [`answer is ${text === '' ? 'empty' : text}`] }
  }
  const holder = { answer: structuredClone(answer) }
  const times = random.chance(0.65) ? 1 : 2 + random.below(6)
  const mutations = Array.from({ length: times }, () => changeOne(holder, schema, random))
  return { text: JSON.stringify(holder.answer).replaceAll(JSON.stringify(BEYOND), '1e999'), mutations }
}
