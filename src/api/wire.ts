import type { StandardSchemaV1 } from '@standard-schema/spec'
import { noteUnreadable, readAnswer, tracks, under, type Expected } from './unreadable'
import type { Id } from '../domain/Id'
import type { IsoDate } from '../domain/dates/dates'
import { addDays } from '../domain/dates/days'
import type { Status } from '../domain/Status'
import { titleInWords } from '../domain/text/titleInWords'
import type { Money } from '../domain/numbers/money'

/*
 * Readers of answers. The contract defines shapes, but servers may break them: a field of a wrong type is
 * treated as absent, a broken item of a list is dropped, and only an answer without its essential parts is a
 * failure. All of these are reported to the page (`unreadable.ts`). (A schema library would add 4 kB to every
 * first visit.)
 */

/** A function that reads one value, and throws when an essential part is missing. */
export type Read<T> = (value: unknown) => T

/** Records an unreadable value and its expected kind; returns the error to throw. */
export function unreadable(value: unknown, expected: Expected): TypeError {
  noteUnreadable(value, expected)
  return new TypeError('unreadable answer')
}

const essential =
  <T>(is: (value: unknown) => value is T, expected: Expected): Read<T> =>
  (value) => {
    if (is(value)) return value
    throw unreadable(value, expected)
  }

export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null

/** Reads a value that may be missing; a value of another type is treated as missing. */
const optional =
  <T, None>(is: (value: unknown) => value is T, expected: Expected, none: None): Read<T | None> =>
  (value) => {
    if (is(value)) return value
    if (!isAbsent(value)) noteUnreadable(value, expected)
    return none
  }

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isText = (value: unknown): value is string => typeof value === 'string'
/** Tells whether a value is a number. Larger numbers are not real amounts, and their sums become Infinity. */
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
/**
 * Tells whether a value is a date or time. An unreadable one is treated as missing, so that no sentence ends
 * in 'до'. Some browsers read 30 February as 2 March.
 */
const isDate = (value: unknown): value is IsoDate =>
  isText(value) && addDays(value.slice(0, 10), 0) === value.slice(0, 10) && !Number.isNaN(Date.parse(value))
/**
 * Writes a time as ISO 8601 does, with a T, and adds the shop's offset to one without any, because it is in
 * the shop's time zone, not the browser's (contract 5.3).
 */
const inShopTime = (date: IsoDate): IsoDate =>
  date.replace(/^(\S{10}) (?=\d)/, '$1T').replace(/^(\S{10}T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/, '$1+03:00')

/** Reads an id, a number or a text; a record without one is broken. */
export const id = essential(
  (value): value is string | number => isNumber(value) || (isText(value) && value !== ''),
  'id',
)
export const givenText = essential(isText, 'text')
export const givenFlag = essential(isFlag, 'true or false')
export const givenNumber = essential(isNumber, 'number')
export const givenDate: Read<IsoDate> = (value) => inShopTime(essential(isDate, 'date')(value))

export const text: Read<string> = optional(isText, 'text', '')
/** Reads the number of an order, which some servers send as a JSON number. */
export const numberText: Read<string> = (value) => (isNumber(value) ? String(value) : text(value))
const textIfAny = optional(isText, 'text', null)
/** Reads a text that may be missing; some servers send '' for none. */
export const textOrNull: Read<string | null> = (value) => textIfAny(value) || null
/** Reads the addition of a lens, which some makers call by a number. */
export const numberTextOrNull: Read<string | null> = (value) =>
  isNumber(value) ? String(value) : textOrNull(value)
export const dateOrNull: Read<IsoDate | null> = (value) => {
  if (isDate(value)) return inShopTime(value)
  if (!isAbsent(value) && value !== '') noteUnreadable(value, 'date')
  return null
}
export const number: Read<number> = optional(isNumber, 'number', 0)
export const numberOrNull: Read<number | null> = optional(isNumber, 'number', null)
export const flag: Read<boolean> = optional(isFlag, 'true or false', false)
export const flagOrNull: Read<boolean | null> = optional(isFlag, 'true or false', null)
/** Reads a yes or no that is no if it is missing. Null if it cannot be read: then nothing is offered by it. */
export const noIfMissing: Read<boolean | null> = (value) => (isAbsent(value) ? false : flagOrNull(value))
/** Reads a yes or no that only a readable 'no' denies: what is unknown is not said to be sold out or closed. */
export const yesUnlessNo: Read<boolean> = (value) => flagOrNull(value) !== false

/**
 * Reads one of the codes that the interface depends on; an unknown one is treated as broken, see
 * `nullIfUnreadable`.
 */
export const oneOf =
  <const T extends string>(...codes: T[]): Read<T> =>
  (value) => {
    const known = codes.find((code) => code === value)
    if (known !== undefined) return known
    // New codes may come (contract 7.6).
    throw isText(value) ? new TypeError('unknown code') : unreadable(value, 'text')
  }

type Fields = Record<string, Read<unknown>>
type Shape<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]> }

type Field = readonly [wire: string, name: string, read: Read<unknown>]

/**
 * Reads all fields into one object. A list may have ten thousand records, and arrays of pairs would take
 * several times as long.
 */
const fieldsOf = (value: unknown, fields: readonly Field[]): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable(value, 'object')
  const given = value as Record<string, unknown>
  const found: Record<string, unknown> = {}
  for (const [wire, name, read] of fields)
    found[name] = tracks ? under(wire, read, given[wire]) : read(given[wire])
  return found
}

/** Reads a record by its fields; throws if the value is not a record. */
export const record = <F extends Fields>(fields: F): Read<Shape<F>> => {
  const all = Object.entries(fields).map(([name, read]): Field => [name, name, read])
  return (value) => fieldsOf(value, all) as Shape<F>
}

/** Maps the result of `read` to the domain model. */
export const mapped =
  <Wire, T>(read: Read<Wire>, toDomain: (wire: Wire) => T): Read<T> =>
  (value) =>
    toDomain(read(value))

/** Returns the result of `read`, or null if the value is absent or broken. */
export const nullIfUnreadable =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    isAbsent(value) ? null : attempt(read, value)

/** Returns the result of `read`, or null if the value is absent; an unreadable value is a failure. */
export const nullIfMissing =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    isAbsent(value) ? null : read(value)

/**
 * Returns the result of `read`, null if the value is absent, or false if it is unreadable: then it exists,
 * but nothing can be said of it.
 */
export const falseIfUnreadable =
  <T>(read: Read<T>): Read<T | null | false> =>
  (value) =>
    isAbsent(value) ? null : (attempt(read, value) ?? false)

/** Reads a value that some servers send as '' if there is none; false if it cannot be read. */
export const unlessEmpty =
  <T>(read: Read<T>): Read<T | null | false> =>
  (value) =>
    value === '' ? null : falseIfUnreadable(read)(value)

/** Reads a list that may be missing; an unreadable one is a failure, because it would look empty. */
export const emptyIfMissing =
  <T>(read: Read<T[]>): Read<T[]> =>
  (value) =>
    isAbsent(value) ? [] : read(value)

function attempt<T>(read: Read<T>, value: unknown): T | null {
  try {
    return read(value)
  } catch {
    return null
  }
}

/** Reads a value that may be null ('there is no subscription'); an unreadable value is still a failure. */
export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value)

/** Reads each item of a list; an unreadable item becomes null. */
export const eachOf = <T>(read: Read<T>, values: readonly unknown[]): (T | null)[] =>
  values.map((value) => (tracks ? under('[]', (item) => attempt(read, item), value) : attempt(read, value)))

type KeyOf<T> = (item: T) => Id | undefined

const idOf = (item: unknown) => (item as { id?: Id }).id

interface Readable<T> {
  items: T[]
  /** False if some items cannot be read: then an item that the list lacks may be one of them. */
  isWhole: boolean
}

/**
 * Reads the readable items of a list. Of items with equal `keyOf` only the first is kept: React would mix up
 * equal keys.
 */
function readableOf<T>(read: Read<T>, keyOf: KeyOf<T>, values: readonly unknown[]): Readable<T> {
  const items = new Map<unknown, T>()
  let isWhole = true
  for (const item of eachOf(read, values)) {
    if (item === null) {
      isWhole = false
      continue
    }
    const key = keyOf(item)
    const name = key === undefined ? {} : String(key)
    if (!items.has(name)) items.set(name, item)
  }
  return { items: [...items.values()], isWhole }
}

/** Reads the readable items of a list that may be missing. */
export const items =
  <T>(read: Read<T>, keyOf: KeyOf<T> = idOf): Read<Readable<T>> =>
  (value) => {
    if (Array.isArray(value)) return readableOf(read, keyOf, value)
    if (!isAbsent(value)) noteUnreadable(value, 'list')
    return { items: [], isWhole: isAbsent(value) }
  }

/** Like `items`, where nothing depends on an item that the list lacks. */
export const list = <T>(read: Read<T>, keyOf?: KeyOf<T>): Read<T[]> =>
  mapped(items(read, keyOf), ({ items }) => items)

/**
 * Reads a list that must be present: a missing list, or one without readable items, is a failure. Otherwise
 * it would look empty.
 */
export const givenItems =
  <T>(read: Read<T>, keyOf: KeyOf<T> = idOf): Read<Readable<T>> =>
  (value) => {
    if (!Array.isArray(value)) throw unreadable(value, 'list')
    const found = readableOf(read, keyOf, value)
    if (found.items.length === 0 && value.length > 0) throw new TypeError('unreadable answer')
    return found
  }

/** Like `givenItems`, where nothing depends on an item that the list lacks. */
export const givenList = <T>(read: Read<T>, keyOf?: KeyOf<T>): Read<T[]> =>
  mapped(givenItems(read, keyOf), ({ items }) => items)

/**
 * Reads a list of values that only counts as a whole: an absent list is empty, but one that cannot be read
 * completely is a failure. If unreadable values were dropped, the last readable one would look like the only
 * one.
 */
export const allValues =
  <T extends string | number>(read: Read<T>): Read<T[]> =>
  (value) => {
    if (isAbsent(value)) return []
    if (!Array.isArray(value)) throw unreadable(value, 'list')
    const values = new Set<T>()
    for (const found of eachOf(read, value)) {
      if (found === null) throw new TypeError('unreadable answer')
      values.add(found)
    }
    return [...values]
  }

export const texts: Read<string[]> = list(givenText, String)
export const idOrNull = nullIfUnreadable(id)

/** Reads latitude and longitude (contract 5.3); a point without them cannot be shown on a map. */
export const coordinates: Read<[number, number] | null> = (value) => {
  const [latitude, longitude] = Array.isArray(value) ? (value as unknown[]) : []
  if (isNumber(latitude) && isNumber(longitude)) return [latitude, longitude]
  if (!isAbsent(value)) noteUnreadable(value, 'list')
  return null
}

/** Reads one field of an answer: `inside('orders', list(order))`. */
export const inside = <T>(name: string, read: Read<T>): Read<T> =>
  mapped(record({ [name]: read }), (found) => found[name] as T)

/**
 * Reads one page of a list: a `total` below the number of its items, or none, is that number. So if the server
 * does not count, there are no other pages.
 */
export const pageOf =
  <Name extends string, Page extends { total: number } & Record<Name, readonly unknown[]>>(
    name: Name,
    read: Read<Page>,
  ): Read<Page> =>
  (value) => {
    const page = read(value)
    return { ...page, total: Math.max(page.total, page[name].length) }
  }

type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name

/** Reads a record and converts its keys: `is_available` becomes `isAvailable` (contract 5.2). */
export const camelRecord = <F extends Fields>(fields: F) => {
  const all = Object.entries(fields).map(([name, read]): Field => [
    name,
    name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    read,
  ])
  return (value: unknown) => fieldsOf(value, all) as { [Name in keyof F as Camel<Name>]: ReturnType<F[Name]> }
}

const CURRENCIES: readonly Money['currency'][] = ['RUB', 'BYN', 'AMD', 'KZT', 'KGS']

export const currency: Read<Money['currency']> = oneOf(...CURRENCIES)

/** Reads `{ value, currency }` in whole units; a price in an unknown currency is unreadable. */
export const money: Read<Money> = (given) => {
  const { value, currency } = Object(given) as Record<string, unknown>
  const known = CURRENCIES.find((one) => one === currency)
  // The price is one value, so its parts are not reported.
  if (!isNumber(value) || known === undefined) throw unreadable(given, 'price')
  return { value, currency: known }
}

export const moneyOrNull = nullIfUnreadable(money)
/** Reads a needed price: null if it is missing or unreadable, which is reported and shown. */
export const neededPrice: Read<Money | null> = (value) => attempt(money, value)
/** Reads a needed text: empty if it is missing or unreadable, which is reported and shown. */
export const neededText: Read<string> = (value) => attempt(givenText, value) ?? ''
/** Reads a needed title of goods; without it, the words that say so. */
export const shownTitle: Read<string> = (value) => titleInWords({ title: neededText(value) })
/** Reads a needed number: 0 if it is missing or unreadable, which is reported and shown. */
export const neededNumber: Read<number> = (value) => attempt(givenNumber, value) ?? 0
/** Reads a needed date: null if it is missing or unreadable, which is reported and shown. */
export const neededDate: Read<IsoDate | null> = (value) => attempt(givenDate, value)
/** Reads a price that may be missing; an unreadable one is a failure, because it would look like no price. */
export const priceOrNull = nullIfMissing(money)

/**
 * Reads a status: the label is shown, the code selects the style (contract 7.6: clients tolerate unknown
 * codes).
 */
export const status: Read<Status> = (value) =>
  nullIfUnreadable(record({ code: text, label: text }))(value) ?? { code: '', label: '' }

/**
 * Creates an endpoint's `responseSchema`, which converts the answer to its domain model. It freezes only the
 * top level, so that the store does not freeze each of ten thousand records.
 */
export const answer = <T>(read: Read<T>): StandardSchemaV1<T> => ({
  '~standard': {
    version: 1,
    vendor: 'lens-widgets',
    validate: (value) => {
      try {
        return { value: Object.freeze(readAnswer(read, value)) }
      } catch {
        return { issues: [{ message: 'unreadable answer' }] }
      }
    },
  },
})
