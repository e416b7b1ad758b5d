import type { ErrorObject } from 'ajv/dist/2020'
import { errorsOf } from './conformity'
import { isRecord, type Schema } from './contract'
import { placeAt, type Place } from './places'

export interface Difference {
  /** 'data.orders[].id'; '' for the answer as a whole. */
  field: string
  problem: string
  /** Number of records that have this difference. */
  count: number
  isAssumed: boolean
  /** The widgets can still read the value: only its format or length differs, or they do not know the code. */
  isCosmetic?: boolean
}

const isChoice = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf'

const isAt = (path: string, { instancePath }: ErrorObject) =>
  instancePath === path || instancePath.startsWith(`${path}/`)

/** Returns the errors to report: for a choice between schemas, only those of the schema that fits best. */
function told(errors: ErrorObject[]): ErrorObject[] {
  const choice = errors.findLast(isChoice)
  if (!choice) return errors
  const { schemaPath, instancePath } = choice
  const isInside = (error: ErrorObject) =>
    error.schemaPath.startsWith(`${schemaPath}/`) && isAt(instancePath, error)
  const branches = new Map<string, ErrorObject[]>()
  for (const error of errors.filter(isInside)) {
    const [branch = ''] = error.schemaPath.slice(schemaPath.length + 1).split('/')
    branches.set(branch, [...(branches.get(branch) ?? []), error])
  }
  const others = errors.filter((error) => error !== choice && !isInside(error))
  return [...told(others), ...bestOf([...branches.values()].map(told), choice)]
}

function bestOf(branches: ErrorObject[][], choice: ErrorObject): ErrorObject[] {
  const isOther = (error: ErrorObject) =>
    error.keyword === 'type' && error.instancePath === choice.instancePath
  const [best] = branches
    .filter((errors) => !errors.some(isOther))
    .sort((one, other) => one.length - other.length)
  const types = branches
    .flat()
    .filter(isOther)
    .flatMap(({ params }) => (params as { type: unknown }).type)
  return best ?? [{ ...choice, keyword: 'type', params: { type: types } }]
}

const typeOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`

/** Values are shown only where the contract lists them: others may be personal. */
const codeOf = (value: unknown) =>
  typeof value === 'string'
    ? JSON.stringify(value.slice(0, 40))
    : typeof value === 'number'
      ? String(value)
      : typeOf(value)

/** The field may be there under another name, so the names that the contract does not know are reported with it. */
function missing({ value, properties }: Place): string {
  const others = isRecord(value) ? Object.keys(value).filter((key) => !properties.includes(key)) : []
  return others.length > 0 ? `is missing; unknown there: ${others.slice(0, 5).join(', ')}` : 'is missing'
}

function problemOf({ keyword, params, message = keyword }: ErrorObject, place: Place): string {
  const { type, allowedValues, allowedValue, format, limit } = params as Record<string, unknown>
  switch (keyword) {
    case 'required':
      return missing(place)
    case 'type':
      return `should be ${String(type).replaceAll(',', ' or ')}, is ${typeOf(place.value)}`
    case 'enum':
      return `should be one of ${(allowedValues as unknown[]).join(', ')}; is ${codeOf(place.value)}`
    case 'const':
      return `should be ${String(allowedValue)}, is ${codeOf(place.value)}`
    case 'format':
      return `is not a valid ${String(format)}`
    case 'minItems':
    case 'minLength':
      return limit === 1
        ? 'is empty'
        : `has fewer than ${String(limit)} ${keyword === 'minItems' ? 'items' : 'characters'}`
    case 'minimum':
    case 'maximum':
      return `should be ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(limit)}`
    default:
      return message
  }
}

/** A date, with or without time and zone: without a zone it is read as the shop's time. */
const HAS_DAY = /^\d{4}-\d\d-\d\d(?:$|[T ]\d\d:\d\d)/

/** Ids may be numbers or texts alike: they are only sent back. */
const isIdAsText = ({ name, value }: Place) =>
  /(?:^|[._])id$/.test(name) && typeof value === 'string' && value !== ''

/** Tells whether the widgets can still use the value: they accept texts and lists that are too long, and new codes. */
function isCosmetic({ keyword, params }: ErrorObject, place: Place): boolean {
  const { value, isKnownOnly } = place
  if (keyword === 'type' && isIdAsText(place)) return true
  if (keyword === 'enum') return !isKnownOnly
  if (keyword === 'format' && /^date/.test((params as { format: string }).format))
    return typeof value === 'string' && HAS_DAY.test(value)
  return !['type', 'const'].includes(keyword)
}

const UNUSABLE = '; without it the record cannot be shown'

function differenceOf(schema: Schema, answer: unknown, error: ErrorObject): Difference {
  const place = placeAt(schema, answer, error.instancePath)
  const problem = problemOf(error, place)
  if (error.keyword !== 'required') {
    const told = { field: place.name, count: 1, isAssumed: place.isAssumed }
    if (isCosmetic(error, place)) return { ...told, problem, isCosmetic: true }
    return { ...told, problem: `${problem}${place.isNeeded ? UNUSABLE : ''}` }
  }
  const { missingProperty } = error.params as { missingProperty: string }
  const { name, isAssumed, isNeeded } = placeAt(schema, answer, `${error.instancePath}/${missingProperty}`)
  return { field: name, problem: `${problem}${isNeeded ? UNUSABLE : ''}`, count: 1, isAssumed }
}

/** Merges the same difference in many records into one with their count. */
export function together(differences: Difference[]): Difference[] {
  const byText = new Map<string, Difference>()
  for (const difference of differences) {
    const key = `${difference.field} ${difference.problem}`
    const count = (byText.get(key)?.count ?? 0) + difference.count
    byText.set(key, { ...difference, count })
  }
  return [...byText.values()]
}

/** Returns the differences between an answer and its schema in the contract. */
export const differencesOf = (schema: Schema, answer: unknown): Difference[] =>
  together(told(errorsOf(schema, answer)).map((error) => differenceOf(schema, answer, error)))
