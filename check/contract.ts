/** A part of the contract with its `$ref`s resolved. */
export type Schema = Record<string, unknown>

export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
  example: unknown
}

export interface Operation {
  id: string
  method: string
  path: string
  /** The shop has not shown this call. */
  isAssumed: boolean
  /** Needs neither session nor CSRF token. */
  isOpen: boolean
  /** Needs no session. */
  isForGuests: boolean
  parameters: Parameter[]
  body: { type: string; schema: Schema; isRequired: boolean } | undefined
  /** Schema of the answer by HTTP status. */
  answers: Map<number, Schema>
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function record(value: unknown, place: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${place} of the contract is no object`)
  return value
}

/** Returns the node to which a reference such as '#/components/schemas/Order' points. */
function target(contract: unknown, reference: string): unknown {
  const found = reference
    .split('/')
    .slice(1)
    .reduce((node, name) => record(node, reference)[name], contract)
  if (found === undefined) throw new Error(`The contract refers to ${reference}, which does not exist`)
  return found
}

/** Resolves the `$ref`s below a node. The keys beside a `$ref` are added to its target, as OpenAPI 3.1 says. */
function followed(node: unknown, contract: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => followed(item, contract))
  if (!isRecord(node)) return node
  const { $ref, ...own } = node
  const rest = Object.fromEntries(Object.entries(own).map(([key, child]) => [key, followed(child, contract)]))
  if (typeof $ref !== 'string') return rest
  return { ...record(followed(target(contract, $ref), contract), $ref), ...rest }
}

function schemaOf(content: unknown, place: string): { type: string; schema: Schema } {
  const [entry] = Object.entries(record(content, place))
  if (!entry) throw new Error(`${place} has no content`)
  const [type, media] = entry
  return { type, schema: record(record(media, place)['schema'], place) }
}

const bodyOf = ({ content, required }: Record<string, unknown>, place: string) => ({
  ...schemaOf(content, place),
  isRequired: required === true,
})

function operationOf(path: string, method: string, node: unknown): Operation {
  const place = `${method} ${path}`
  const operation = record(node, place)
  // If an operation has no `security`, the default of the contract applies: a session.
  const ways = Array.isArray(operation['security'])
    ? operation['security'].map((way) => Object.keys(record(way, place)))
    : [['session']]
  const { operationId, parameters = [], requestBody, responses } = operation
  return {
    id: String(operationId),
    method: method.toUpperCase(),
    path,
    isAssumed: operation['x-assumed'] === true,
    isOpen: ways.length === 0 || ways.some((way) => way.length === 0),
    isForGuests: ways.length === 0 || ways.some((way) => !way.includes('session')),
    parameters: parameters as Parameter[],
    body: requestBody === undefined ? undefined : bodyOf(record(requestBody, place), place),
    answers: new Map(
      Object.entries(record(responses, place)).map(([status, response]) => [
        Number(status),
        schemaOf(record(response, place)['content'], place).schema,
      ]),
    ),
  }
}

/** Returns the calls of a contract in a single document, such as `dist/openapi.json`. */
export function operationsOf(contract: unknown): Operation[] {
  const { paths } = record(followed(contract, contract), 'The whole')
  return Object.entries(record(paths, 'paths')).flatMap(([path, item]) =>
    Object.entries(record(item, path)).map(([method, node]) => operationOf(path, method, node)),
  )
}
