type Fields = Record<string, unknown>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)

/** Returns the value with each record in it changed, the innermost first. */
export function each(value: unknown, change: (record: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((one) => each(one, change))
  if (!isRecord(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, each(one, change)])))
}

/** Returns the value with null at a path; a list on the path stands for all its entries. */
export function nullAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return null
  if (Array.isArray(value)) return value.map((one) => nullAt(one, [name, ...rest]))
  return isRecord(value) && name in value ? { ...value, [name]: nullAt(value[name], rest) } : value
}

const isId = (name: string) => /(^|_)ids?$/.test(name)

/** Returns the value with each id in it changed; some names hold a list of ids. */
export const eachId = (value: unknown, change: (id: unknown) => unknown): unknown =>
  each(value, (record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, id]) => {
        if (!isId(name)) return [name, id]
        return [name, Array.isArray(id) ? id.map(change) : change(id)]
      }),
    ),
  )
