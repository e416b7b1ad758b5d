import type { Operation, Schema } from '../../check/contract'
import { operations } from '../contract/contract'

const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])

const mayBeNull = ({ type, anyOf, oneOf }: Schema): boolean =>
  [type].flat().includes('null') || [...schemas(anyOf), ...schemas(oneOf)].some(mayBeNull)

/** Where in an answer's data the contract lets a field be null; a list's place is that of its items. */
function placesIn(schema: Schema, path: readonly string[] = []): string[][] {
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => schemas(schema[name]))
  const items = schema['items'] === undefined ? [] : placesIn(schema['items'] as Schema, path)
  const named = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).flatMap(
    ([name, one]) => [...(mayBeNull(one) ? [[...path, name]] : []), ...placesIn(one, [...path, name])],
  )
  return [...parts.flatMap((part) => placesIn(part, path)), ...items, ...named]
}

const dialectsOf = ({ method, path, answers }: Operation): string[] => {
  const success = answers.get(200)
  const places = success ? placesIn(success).map((place) => place.join('/')) : []
  // What stands in the data, and not the data itself.
  const inData = places.filter((place) => place.startsWith('data/')).map((place) => place.slice(5))
  return [...new Set(inData)].map((place) => `null:${method}:${path}:${place}`)
}

/** A dialect for each field that may be null, one by one, as the sandbox names them. */
export const nullDialects = operations.flatMap((operation) =>
  dialectsOf(operation).map((name) => ({ operation, name: name as `null:${string}` })),
)
