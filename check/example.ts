import type { Schema } from './contract'

const schemas = (value: unknown) => (Array.isArray(value) ? (value as Schema[]) : [])

/**
 * The example of a schema: its own, else one put together from the examples of its parts. So each record of the
 * contract shows its example once, and every body and answer that holds it has one too.
 */
export function exampleOf(schema: Schema): unknown {
  const [own] = Array.isArray(schema['examples']) ? (schema['examples'] as unknown[]) : []
  if (own !== undefined) return own
  const [choice] = [...schemas(schema['oneOf']), ...schemas(schema['anyOf'])]
  if (choice) return exampleOf(choice)
  const parts = schemas(schema['allOf'])
  if (parts.length > 0) return Object.assign({}, ...parts.map(exampleOf))
  if (schema['type'] === 'array') return [exampleOf(schema['items'] as Schema)]
  if (schema['type'] !== 'object') throw new Error(`No example in ${JSON.stringify(schema)}`)
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  return Object.fromEntries(properties.map(([name, property]) => [name, exampleOf(property)]))
}
