import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parse } from 'yaml'

/** A part of the contract, its `$ref`s followed. */
export type Schema = Record<string, unknown>

export interface Operation {
  id: string
  method: string
  path: string
  parameters: { name: string; in: string; required: boolean; schema: Schema; example: unknown }[]
  body: { type: string; schema: Schema } | undefined
  /** Schema of the answer by HTTP status. */
  answers: Map<number, Schema>
}

const root = resolve(__dirname, '../../src/api/contract/openapi.yaml')
const documents = new Map<string, unknown>()

function documentOf(file: string): unknown {
  if (!documents.has(file)) documents.set(file, read(file))
  return documents.get(file)
}

/** YAML takes a second to read, which every test file would spend: `npm run generate` keeps it as JSON. */
function read(file: string): unknown {
  const folder = basename(dirname(file))
  const asJson = resolve(__dirname, '../../build/contract', folder, basename(file, '.yaml') + '.json')
  const isCurrent = existsSync(asJson) && statSync(asJson).mtimeMs > statSync(file).mtimeMs
  return isCurrent ? JSON.parse(readFileSync(asJson, 'utf8')) : parse(readFileSync(file, 'utf8'))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands beside a `$ref` adds to its target, as OpenAPI 3.1 says. */
function followed(node: unknown, file: string): unknown {
  if (Array.isArray(node)) return node.map((item) => followed(item, file))
  if (!isRecord(node)) return node
  const { $ref, ...own } = node
  const rest = Object.fromEntries(Object.entries(own).map(([key, child]) => [key, followed(child, file)]))
  if (typeof $ref !== 'string') return rest
  const [target = '', name = ''] = $ref.split('#/')
  const targetFile = target ? join(dirname(file), target) : file
  const found = record(documentOf(targetFile), $ref)[name]
  if (found === undefined) throw new Error(`${file} refers to ${$ref}, which does not exist`)
  return { ...record(followed(found, targetFile), $ref), ...rest }
}

function record(value: unknown, place: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${place} of the contract is no object`)
  return value
}

function schemaOf(content: unknown, place: string): { type: string; schema: Schema } {
  const [entry] = Object.entries(record(content, place))
  if (!entry) throw new Error(`${place} has no content`)
  const [type, media] = entry
  return { type, schema: record(record(media, place)['schema'], place) }
}

function operationOf(path: string, method: string, node: unknown): Operation {
  const place = `${method} ${path}`
  const { operationId, parameters = [], requestBody, responses } = record(node, place)
  return {
    id: String(operationId),
    method: method.toUpperCase(),
    path,
    parameters: parameters as Operation['parameters'],
    body: requestBody === undefined ? undefined : schemaOf(record(requestBody, place)['content'], place),
    answers: new Map(
      Object.entries(record(responses, place)).map(([status, response]) => [
        Number(status),
        schemaOf(record(response, place)['content'], place).schema,
      ]),
    ),
  }
}

const contract = record(followed(documentOf(root), root), 'openapi.yaml')

export const operations: Operation[] = Object.entries(record(contract['paths'], 'paths')).flatMap(
  ([path, item]) =>
    Object.entries(record(item, path)).map(([method, node]) => operationOf(path, method, node)),
)

export function operation(id: string): Operation {
  const found = operations.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}`)
  return found
}
