/** Creates a value on first use, and once: an `Intl` object costs a millisecond. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
