/* Replacements for built-ins that old libraries on a page overwrite: Prototype.js and MooTools replace
   `Array.from`, older ones `reduce`, `bind` and `Array.prototype.toJSON`. The page runs before a module may,
   so no native copy is left to take; these functions use syntax and `Reflect` alone. The build puts them into
   every chunk, the libraries' too (scripts/rollup/ponyfills.mjs): a call such as `Array.from(…)` or
   `list.reduce(…)` never reaches the page's version. */

/** An `<img name="defaultView">` in the page would hide this property of the document. */
export const defaultView = window

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

const listOf = <Item>(...items: Item[]): Item[] => items

export function from<Item, Result = Item>(
  source: Iterable<Item> | ArrayLike<Item>,
  map?: (item: Item, index: number) => Result,
): (Item | Result)[] {
  const list: Item[] =
    Symbol.iterator in Object(source)
      ? [...(source as Iterable<Item>)]
      : (Reflect.apply(listOf, undefined, source as ArrayLike<Item>) as Item[])
  return map ? list.map((item, index) => map(item, index)) : list
}

type Replacer = (this: Record<string, unknown>, key: string, value: unknown) => unknown

/** Writes JSON in which arrays stay arrays, even if the page has added a `toJSON` to them. */
export function stringify(value: unknown, replacer?: Replacer | string[] | null, space?: string | number) {
  if (Array.isArray(replacer)) return JSON.stringify(value, replacer, space)
  const asItWas: Replacer = function (key, item) {
    // The holder still has the value on which `toJSON` was called.
    const own = this[key]
    const sound = Array.isArray(own) ? own : item
    return replacer ? Reflect.apply(replacer, this, [key, sound]) : sound
  }
  return JSON.stringify(value, asItWas, space)
}

/** Returns own values only: Prototype.js also lists what the page has added to all objects. */
export const values = <Value>(record: Record<string, Value>): (Value | undefined)[] =>
  Object.keys(record).map((key) => record[key])

type Method = (...args: unknown[]) => unknown

type Step = (result: unknown, item: unknown, index: number, list: unknown[]) => unknown

export function reduce(list: unknown[] | { reduce: Method }, ...args: [Step, unknown?]): unknown {
  if (!Array.isArray(list)) return list.reduce(...args)
  let index = 0
  let result: unknown = args.length > 1 ? args[1] : list[index++]
  for (; index < list.length; index++) result = args[0](result, list[index], index, list)
  return result
}

export function bind(action: Method | { bind: Method }, self?: unknown, ...first: unknown[]): unknown {
  if (typeof action !== 'function') return action.bind(self, ...first)
  return (...rest: unknown[]): unknown => Reflect.apply(action, self, [...first, ...rest])
}

/** Returns the entries of a list; Prototype.js replaces `entries` with a list of the items. */
export const entries = (list: unknown[] | { entries: () => unknown }): unknown =>
  isList(list) ? list.map((item, index) => [index, item]).values() : list.entries()

/**
 * Returns the object that `for … in` iterates over, without the keys that the page has added to all objects.
 */
export function keysIn(record: object): object {
  const given = new Set<string>()
  for (const key in {}) given.add(key)
  if (given.size === 0) return record
  const keys = Object.create(null) as Record<string, true>
  for (const key in record) if (!given.has(key) || Object.hasOwn(record, key)) keys[key] = true
  return keys
}

/** Logs our errors to the console without calling the `error` listeners of the page. */
export const reportError = (error: unknown): void => console.error('[lens-widgets]', error)
