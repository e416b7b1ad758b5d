/** Tells whether two values of a form field differ; records are compared by their contents. */
export const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)
