import type { Schema } from '../../check/contract'
import { itemsOf, partsOf, schemaOf } from './mutate'

/** Codes and addresses of the contract are no free texts: a changed one means something else. */
const OF_MACHINES = ['enum', 'const', 'pattern', 'format']

const isFree = (schema: Schema) => {
  const parts = partsOf(schema)
  return (
    parts.some(({ type }) => [type].flat().includes('string')) &&
    !parts.some((part) => OF_MACHINES.some((key) => key in part))
  )
}
const isAddress = (schema: Schema) => partsOf(schema).some(({ format }) => String(format).startsWith('uri'))

export type TextChange = (text: string, kind: 'text' | 'address', path: string) => string

/** The answer with every free text, and every address, changed. */
export function withTexts(value: unknown, schema: Schema, change: TextChange, path = 'answer'): unknown {
  if (typeof value === 'string') {
    if (isFree(schema)) return change(value, 'text', path)
    return isAddress(schema) ? change(value, 'address', path) : value
  }
  if (Array.isArray(value)) return value.map((item) => withTexts(item, itemsOf(schema), change, `${path}[]`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      withTexts(item, schemaOf(schema, key), change, `${path}.${key}`),
    ]),
  )
}
