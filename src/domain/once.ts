/** Makes a value when it is first asked for, and once: an `Intl` object costs a millisecond at start. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
