// Prints the parts of the contract that are assumed because the shop has not shown them: a list to go through
// with its backend team. An operation, a body, an answer, a schema or a field counts as assumed when it
// carries `x-assumed: true`.
import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'

const contract = new URL('../../src/api/contract/', import.meta.url)
const read = (file) => parse(readFileSync(new URL(file, contract), 'utf8'))

/**
 * Returns the marked places inside `node` as dotted names; places below a marked one are not listed again.
 */
function marked(node, place) {
  if (node === null || typeof node !== 'object') return []
  if (node['x-assumed'] === true) return [place]
  return Object.entries(node).flatMap(([key, child]) => marked(child, `${place}.${key}`))
}

/** Returns the word for a place: "…responses.200.content.application/json.schema…" is the answer. */
const partOf = (place) => (place.includes('.responses.') ? 'answer' : 'body')

const { paths } = read('openapi.yaml')
const operations = Object.entries(paths).flatMap(([path, { $ref }]) => {
  const [file, key] = $ref.split('#/')
  return Object.entries(read(file)[key]).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operation,
  }))
})
const wholly = operations.filter(({ operation }) => operation['x-assumed'])
const partly = operations
  .filter(({ operation }) => !operation['x-assumed'])
  .map(({ call, operation }) => ({ call, parts: [...new Set(marked(operation, '').map(partOf))] }))
  .filter(({ parts }) => parts.length > 0)
const schemas = readdirSync(new URL('schemas/', contract))
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    Object.entries(read(`schemas/${file}`)).flatMap(([name, schema]) => marked(schema, name)),
  )

const print = (title, lines) =>
  console.log(`${title} (${lines.length})\n${lines.map((line) => `  ${line}`).join('\n')}\n`)

print(
  'Calls assumed as a whole: path, body and answer',
  wholly.map(({ call, operation }) => `${call}  ${operation.operationId}`),
)
print(
  'Calls that are given, with a body or an answer that is assumed',
  partly.map(({ call, parts }) => `${call}  ${parts.join(', ')}`),
)
print('Records and fields assumed', schemas)
