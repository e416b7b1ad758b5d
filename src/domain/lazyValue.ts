/** Creates a value once, on first use: an `Intl` object costs a millisecond. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
