type Snake<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name

export type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? { [Name in keyof T as Snake<Name>]: Wire<T[Name]> }
    : T

/** Converts a draft to the server's names at every depth: `productId` becomes `product_id`. */
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
