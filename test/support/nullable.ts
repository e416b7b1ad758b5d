import type { Operation, Schema } from '../../check/contract'
import { operations } from '../contract/contract'

const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])

const mayBeNull = ({ type, anyOf, oneOf }: Schema): boolean =>
  [type].flat().includes('null') || [...schemas(anyOf), ...schemas(oneOf)].some(mayBeNull)

/** Returns the paths at which the contract allows null in an answer's data; the items of a list have the path of the list. */
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
  // Fields of the data only, not the data as a whole.
  const inData = places.filter((place) => place.startsWith('data/')).map((place) => place.slice(5))
  return [...new Set(inData)].map((place) => `null:${method}:${path}:${place}`)
}

/** Dialects that each set one nullable field to null. */
export const nullDialects = operations.flatMap((operation) =>
  dialectsOf(operation).map((name) => ({ operation, name: name as `null:${string}` })),
)
