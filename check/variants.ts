import { isRecord, type Operation, type Parameter } from './contract'
import { exampleOf } from './example'

/** A list with the ids that other reads take. */
interface Source {
  operation: string
  /** The field of the answer's data that has the records. */
  under: string
  /** The key of a record, by the parameter that gets its value. */
  keys: Record<string, string>
  users: string[]
  /** Some of its records do not have what `users` read. */
  isLoose?: true
}

const sources: Source[] = [
  {
    operation: 'getProducts',
    under: 'products',
    keys: { id: 'id', product_id: 'id' },
    users: [
      ...['getProduct', 'getRelatedProducts', 'getProductParams', 'getProductReviews'],
      ...['getOffers', 'getPointsWithProduct'],
    ],
  },
  {
    operation: 'getLocatorPoints',
    under: 'points',
    keys: { id: 'id', query: 'name' },
    users: ['getLocatorPoint', 'getEntrySlots', 'suggestLocatorPoints'],
  },
  {
    operation: 'getClinics',
    under: 'clinics',
    keys: { id: 'id', query: 'name' },
    users: ['getClinic', 'suggestClinics'],
  },
  {
    operation: 'getDeliveryPoints',
    under: 'points',
    keys: { id: 'id', t: 'type', query: 'name' },
    users: ['getDeliveryPoint', 'suggestDeliveryPoints'],
  },
  {
    operation: 'getOrders',
    under: 'orders',
    keys: { id: 'id' },
    users: ['getPaymentLink', 'getPaymentTypes'],
    isLoose: true,
  },
  { operation: 'getCollections', under: 'collections', keys: { id: 'id' }, users: ['getCollection'] },
]

/** The data of each list that was read, by its operation and, if it has one, the type of sale. */
export type Lists = Map<string, unknown>

export const listKey = (operation: string, type: string | undefined) =>
  type === undefined ? operation : `${operation} ${type}`

export interface Variant {
  values: Record<string, string>
  /** The ids come from the server's own lists, so it has to know them. */
  isOwn: boolean
}

const isUsable = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number'

/** Returns values for the parameters from the first record of the list to which they belong. */
function fromList(operation: Operation, lists: Lists, type: string | undefined): Record<string, string> {
  const source = sources.find(({ users }) => users.includes(operation.id))
  if (!source) return {}
  const data = lists.get(listKey(source.operation, type)) ?? lists.get(source.operation)
  const records = isRecord(data) ? data[source.under] : undefined
  const [first] = Array.isArray(records) ? (records as unknown[]) : []
  if (!isRecord(first)) return {}
  return Object.fromEntries(
    Object.entries(source.keys)
      .filter(([, key]) => isUsable(first[key]))
      .map(([parameter, key]) => [parameter, String(first[key])]),
  )
}

const choicesOf = ({ schema }: Parameter) => (Array.isArray(schema['enum']) ? schema['enum'].map(String) : [])

/** Returns each value that a parameter can have, or else one; an optional parameter is also left out, which comes first. */
function valuesOf(parameter: Parameter, own: Record<string, string>): (string | undefined)[] {
  const choices = choicesOf(parameter)
  const known = own[parameter.name]
  // The beginning of a name, as a customer would type it.
  const value = (parameter.name === 'query' ? known?.slice(0, 4) : known) ?? String(parameter.example)
  const values = known === undefined && choices.length > 0 ? choices : [value]
  return parameter.required === true ? values : [undefined, ...values]
}

function variantsOfType(operation: Operation, lists: Lists, type: string | undefined): Variant[] {
  const own = fromList(operation, lists, type)
  const parameters = operation.parameters.filter(({ in: place }) => place !== 'header')
  const isKnown = ({ in: place, name, schema }: Parameter) =>
    place !== 'path' || name in own || Array.isArray(schema['enum'])
  const isLoose = sources.some(({ users, isLoose: loose }) => loose && users.includes(operation.id))
  const isOwn = !isLoose && parameters.every(isKnown)
  let variants: Record<string, string>[] = [{}]
  for (const parameter of parameters) {
    const values = parameter.name === 'type' && type !== undefined ? [type] : valuesOf(parameter, own)
    variants = variants.flatMap((variant) =>
      values.map((value) => (value === undefined ? variant : { ...variant, [parameter.name]: value })),
    )
  }
  return variants.map((values) => ({ values, isOwn }))
}

/** Returns all variants of a read: each listed value of its parameters occurs in one. */
export function variantsOf(operation: Operation, lists: Lists): Variant[] {
  const type = operation.parameters.find(({ name, in: place }) => name === 'type' && place === 'path')
  const types = type ? choicesOf(type) : [undefined]
  return types.flatMap((each) => variantsOfType(operation, lists, each))
}

/** Reads that have a request body. */
const READS_BY_POST = new Set(['suggestCities', 'getReferral', 'validateBasket', 'getDeliveryDates'])

export const isRead = ({ id, method }: Operation): boolean => method === 'GET' || READS_BY_POST.has(id)

/** Returns the body of such a read. */
export const bodyOf = ({ method, body }: Operation): { body?: unknown } =>
  method === 'GET' || body === undefined ? {} : { body: exampleOf(body.schema) }

/** Sorts the lists from which ids are taken before all other reads. */
export const inOrder = (operations: Operation[]): Operation[] => {
  const first = [...sources.map(({ operation }) => operation), 'getAccountInfo']
  return operations.toSorted((one, other) => first.indexOf(other.id) - first.indexOf(one.id))
}

/** Returns the path and query of a call, below the API's URL. */
export function pathOf(operation: Operation, values: Record<string, string>): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  const inQuery = operation.parameters.filter(({ name, in: place }) => place === 'query' && name in values)
  const query = new URLSearchParams(inQuery.map(({ name }) => [name, values[name] ?? '']))
  return query.size > 0 ? `${path}?${query}` : path
}
