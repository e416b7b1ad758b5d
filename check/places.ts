import { isRecord, type Schema } from './contract'

const schemas = (value: unknown) => (Array.isArray(value) ? (value as Schema[]) : [])

/** Returns a schema and all schemas of which it is composed. */
const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...['allOf', 'anyOf', 'oneOf'].flatMap((key) => schemas(schema[key]).flatMap(partsOf)),
]

function step(schema: Schema, key: string): Schema[] {
  const { properties, items, additionalProperties } = schema
  const next =
    isRecord(properties) && isRecord(properties[key]) ? properties[key] : (items ?? additionalProperties)
  return isRecord(next) ? partsOf(next) : []
}

/** A place in an answer, with what the contract says about it. */
export interface Place {
  /** 'data.orders[].id': the same for every record of a list. */
  name: string
  value: unknown
  /** The field names that the contract has there. */
  properties: string[]
  /** Only the values that the contract lists can be used (`x-known-only`). */
  isKnownOnly: boolean
  /** The widgets cannot show the record without it (`x-needed`; its id always). */
  isNeeded: boolean
  /** The contract only assumes the field, or a record that contains it. */
  isAssumed: boolean
}

function needs({ 'x-needed': needed, properties }: Schema, key: string): boolean {
  if (!Array.isArray(needed)) return false
  const own = isRecord(properties) ? properties[key] : undefined
  const mayBeNull = isRecord(own) && [own['type']].flat().includes('null')
  return needed.includes(key) || (key === 'id' && own !== undefined && !mayBeNull)
}

/** @param pointer the place, such as '/data/orders/0/id' */
export function placeAt(schema: Schema, answer: unknown, pointer: string): Place {
  let parts = partsOf(schema)
  let value = answer
  let name = ''
  let isAssumed = false
  let isNeeded = false
  for (const key of pointer.split('/').slice(1).map(unescaped)) {
    name += Array.isArray(value) ? '[]' : `${name && '.'}${key}`
    value = Array.isArray(value)
      ? (value as unknown[])[Number(key)]
      : isRecord(value)
        ? value[key]
        : undefined
    isNeeded = parts.some((part) => needs(part, key))
    parts = parts.flatMap((part) => step(part, key))
    isAssumed ||= parts.some((part) => part['x-assumed'] === true)
  }
  const properties = parts.flatMap(({ properties: own }) => (isRecord(own) ? Object.keys(own) : []))
  const isKnownOnly = parts.some((part) => part['x-known-only'] === true)
  return { name, value, properties: [...new Set(properties)], isAssumed, isKnownOnly, isNeeded }
}

const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')
