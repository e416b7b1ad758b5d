type Snake<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name

export type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? { [Name in keyof T as Snake<Name>]: Wire<T[Name]> }
    : T

/** Returns a draft with the server's names: `productId` becomes `product_id`, at every depth. */
export function toWire<T>(value: T): Wire<T>
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => toWire<unknown>(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      toWire<unknown>(item),
    ]),
  )
}
