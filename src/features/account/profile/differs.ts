/** Whether two values of a form's field are not the same; records are compared by what they hold. */
export const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)
