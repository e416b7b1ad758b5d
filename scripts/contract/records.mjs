// Writes a model and its reader for each record of the contract that the widgets read: a schema with `x-needed`.
//
//   x-needed: [id, price]     Without one of these the record, or what it says, cannot be used.
//   x-name: Receipt           The domain's word, where it is another one.
//   x-unread: [kind]          Fields that the widgets do not use, or that are read by hand.
//   x-read: { number: numberText }   A reader of `wire.ts` other than the one that follows from the type.
//   x-key: code               The key of a list's items, where it is not `id`.

/** The extensions that say how the widgets read an answer; those who write servers need the first alone. */
export const READING = ['x-name', 'x-unread', 'x-read', 'x-key']

/** Types of what the readers give: those of `wire.ts`, and a few that stand by themselves. */
const READERS = {
  coordinates: '[number, number] | null',
  currency: "Money['currency']",
  dateOrNull: 'IsoDate | null',
  flag: 'boolean',
  flagOrNull: 'boolean | null',
  givenDate: 'IsoDate',
  givenDay: 'IsoDate',
  givenNumber: 'number',
  givenText: 'string',
  id: 'Id',
  idOrNull: 'Id | null',
  moneyOrNull: 'Money | null',
  neededDate: 'IsoDate | null',
  neededNumber: 'number',
  neededPrice: 'Money | null',
  neededText: 'string',
  shownTitle: 'string',
  noIfMissing: 'boolean | null',
  number: 'number',
  numberOrNull: 'number | null',
  numberText: 'string',
  numberTextOrNull: 'string | null',
  status: 'Status',
  text: 'string',
  textOrNull: 'string | null',
  texts: 'string[]',
  yesUnlessNo: 'boolean',
}

const ELSEWHERE = { givenDay: '../../givenDay' }
/** Readers that throw if there is nothing to read. */
const STRICT = ['currency', 'givenDate', 'givenDay', 'givenNumber', 'givenText', 'id']

/** Readers that wrap the reader of a needed value, and what each adds to its type. */
const AROUND = {
  emptyIfMissing: '',
  nullIfMissing: ' | null',
  nullIfUnreadable: ' | null',
  falseIfUnreadable: ' | null | false',
}

/** Modules of the types that the models import, relative to `src/domain`. */
const TYPES = {
  Id: './Id',
  IsoDate: './dates/dates',
  Money: './numbers/money',
  Status: './Status',
}

const nameIn = (reference) => reference.split('/').at(-1)
const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase())
const lower = (name) => name[0].toLowerCase() + name.slice(1)
const typesOf = ({ type }) => [type].flat()
const quoted = (values) => values.map((value) => `'${value}'`)
const comment = (text, indent = '') =>
  text ? `${indent}/** ${text.trim().replace(/\s+/g, ' ').replaceAll('*/', '* /')} */\n` : ''

/** A schema without 'or null', and whether it may be null. */
function withoutNull(schema) {
  const choices = schema.anyOf ?? schema.oneOf
  if (!choices) return { schema, isNullable: typesOf(schema).includes('null') }
  const given = choices.filter(({ type }) => type !== 'null')
  if (given.length !== 1) throw new Error(`a record cannot choose among ${JSON.stringify(choices)}`)
  return { schema: { ...given[0], description: schema.description }, isNullable: true }
}

const isStatus = ({ properties = {} }) => Object.keys(properties).sort().join() === 'code,label'

const entry = ({ wire, read }) => (wire === read ? wire : `${wire}: ${read}`)

/** Writes one record, and collects what its module needs while its fields are written. */
class RecordWriter {
  readers = new Set(['camelRecord'])
  records = new Set()

  constructor(name, schemas) {
    this.name = name
    this.schemas = schemas
  }

  use(reader) {
    this.readers.add(reader)
    const type = READERS[reader]
    if (type === undefined) throw new Error(`${this.name}: wire.ts has no reader '${reader}'`)
    return { read: reader, type }
  }

  around(reader, { read, type }) {
    this.readers.add(reader)
    return { read: `${reader}(${read})`, type: `${type}${AROUND[reader]}` }
  }

  /** A part that is not needed is null if it cannot be read. */
  part(value, isNeeded) {
    return isNeeded ? value : this.around('nullIfUnreadable', value)
  }

  codes(given, isNeeded) {
    const schema = given.$ref ? this.schemas[nameIn(given.$ref)] : given
    this.readers.add('oneOf')
    const codes = quoted(schema.enum.filter((code) => code !== null))
    return this.part({ read: `oneOf(${codes.join(', ')})`, type: codes.join(' | ') }, isNeeded)
  }

  record(reference, isNeeded) {
    const name = this.nameOf(nameIn(reference))
    this.records.add(lower(name))
    return this.part({ read: lower(name), type: name }, isNeeded)
  }

  list({ items, 'x-key': key }, isNeeded) {
    const { schema: item } = withoutNull(items)
    const isValue = ['string', 'integer', 'number'].includes(item.type)
    if (item.type === 'string' && !item.enum && !isNeeded) return this.use('texts')
    const each = item.enum
      ? this.codes(item, true)
      : item.type === 'integer' && key === 'id'
        ? this.use('id')
        : this.value('', items, true)
    const keyOf = isValue ? ', String' : key ? `, ({ ${camel(key)} }) => ${camel(key)}` : ''
    const reader = isNeeded ? 'givenList' : 'list'
    this.readers.add(reader)
    const isUnion = /[|]/.test(each.type)
    return { read: `${reader}(${each.read}${keyOf})`, type: isUnion ? `(${each.type})[]` : `${each.type}[]` }
  }

  simple(name, schema, isNeeded, isNullable) {
    const [type] = typesOf(schema)
    if (/(^|_)id$/.test(name) && type === 'integer') return this.use(isNeeded ? 'id' : 'idOrNull')
    if (type === 'boolean') return this.use(isNullable ? 'flagOrNull' : 'flag')
    const isDate = schema.format === 'date' || schema.format === 'date-time'
    if (isDate) return this.use(isNeeded ? 'givenDate' : 'dateOrNull')
    const word = type === 'string' ? 'text' : 'number'
    if (isNeeded) return this.use(type === 'string' ? 'givenText' : 'givenNumber')
    return this.use(isNullable ? `${word}OrNull` : word)
  }

  /** The reader and the type of one value. */
  value(name, given, isNeeded) {
    const { schema, isNullable } = withoutNull(given)
    const target = schema.$ref && this.schemas[nameIn(schema.$ref)]
    if (schema.$ref?.endsWith('/Money')) return this.use(isNullable ? 'moneyOrNull' : 'neededPrice')
    if (schema.$ref?.endsWith('/Status') || isStatus(schema)) return this.use('status')
    if (name === 'coordinates') return this.use('coordinates')
    if (target?.['x-needed']) return this.record(schema.$ref, isNeeded)
    const inline = target ?? schema
    if (inline.enum && inline['x-known-only']) return this.codes(inline, isNeeded)
    const [type] = typesOf(inline)
    if (type === 'array') return this.list(inline, isNeeded)
    if (target && type === 'object') throw new Error(`${this.name}: '${nameIn(schema.$ref)}' is read by hand`)
    if (type !== 'object') return this.simple(name, inline, isNeeded, isNullable)
    const fields = this.fields(inline)
    const typed = fields.map(({ field, type: each }) => `${field}: ${each}`)
    const read = `camelRecord({ ${fields.map(entry).join(', ')} })`
    return this.part({ read, type: `{ ${typed.join('; ')} }` }, isNeeded)
  }

  /** A value with a reader of its own. */
  as(reader, property, isNeeded) {
    const { schema } = withoutNull(property)
    if (reader === 'oneOf') return this.codes(schema, isNeeded)
    if (reader in AROUND)
      return this.around(reader, schema.enum ? this.codes(schema, true) : this.value('', schema, true))
    return STRICT.includes(reader) ? this.part(this.use(reader), isNeeded) : this.use(reader)
  }

  /** Returns the comment of a field: its description, and its codes if the type does not list them. */
  about({ description, $ref, enum: own, properties }, type) {
    const target = $ref ? this.schemas[nameIn($ref)] : {}
    const { enum: codes, description: named } = properties?.code ?? { enum: own ?? target.enum }
    // An open set of codes is listed in the description, which then does not end in a full stop.
    const list = codes ? codes.filter((code) => code !== null).join(', ') : named?.replace(/^.*\.$/, '')
    const sentences = [description ?? target.description, list && !type.includes("'") && `Codes: ${list}`]
    return sentences
      .filter(Boolean)
      .map((sentence) => sentence.replace(/[^.!?]$/, '$&.'))
      .join(' ')
  }

  fields({ properties = {}, 'x-needed': needed = [], 'x-unread': unread = [], 'x-read': readers = {} }) {
    for (const name of [...needed, ...unread, ...Object.keys(readers)])
      if (!(name in properties)) throw new Error(`${this.name} has no '${name}'`)
    return Object.entries(properties)
      .filter(([name]) => !unread.includes(name))
      .map(([wire, property]) => {
        const isNeeded = needed.includes(wire) || (wire === 'id' && !typesOf(property).includes('null'))
        const reader = readers[wire]
        const found =
          reader === undefined ? this.value(wire, property, isNeeded) : this.as(reader, property, isNeeded)
        return { wire, field: camel(wire), about: this.about(property, found.type), ...found }
      })
  }

  /** Returns the model for `src/domain`, and the module of its reader. */
  write(isBase) {
    const schema = this.schemas[this.name]
    const name = this.nameOf(this.name)
    const parts = schema.allOf ?? [schema]
    const bases = parts.flatMap(({ $ref }) => ($ref ? this.base(nameIn($ref)) : []))
    const properties = Object.assign({}, ...parts.map((part) => part.properties))
    const fields = this.fields({ ...schema, properties })
    const members = fields.map(({ field, type, about }) => `${comment(about, '  ')}  ${field}: ${type}\n`)
    const extended = bases.length > 0 ? ` extends ${bases.join(', ')}` : ''
    const model = `${comment(schema.description)}export interface ${name}${extended} {\n${members.join('')}}\n`

    const spread = bases.map((base) => `  ...${lower(base)}Fields,\n`)
    const read = fields.map((each) => `  ${entry(each)},\n`)
    const shape = `{\n${[...spread, ...read].join('')}}`
    const reader = lower(name)
    const readers = [...this.readers].sort()
    // The fields are a constant of their own if another record, or a reader written by hand, adds to them.
    const isOpen = isBase || schema['x-unread']
    const source = [
      `import type { ${name} } from '../../../domain/records'\n`,
      `import { ${readers.filter((each) => !ELSEWHERE[each]).join(', ')}, type Read } from '../../wire'\n`,
      ...readers.flatMap((each) => (ELSEWHERE[each] ? `import { ${each} } from '${ELSEWHERE[each]}'\n` : [])),
      ...[...this.records].map((each) => `import { ${each} } from './${each}'\n`),
      ...bases.map((base) => `import { ${lower(base)}Fields } from './${lower(base)}'\n`),
      isOpen ? `\nexport const ${reader}Fields = ${shape}\n` : '',
      `\nexport const ${reader}: Read<${name}> = /* @__PURE__ */ camelRecord(${isOpen ? `${reader}Fields` : shape})\n`,
    ]
    return { file: `${reader}.ts`, source: source.join(''), model }
  }

  base(schema) {
    if (!this.schemas[schema]['x-needed']) throw new Error(`${this.name}: '${schema}' is read by hand`)
    return this.nameOf(schema)
  }

  nameOf(schema) {
    return this.schemas[schema]['x-name'] ?? schema
  }
}

/**
 * Returns the models of all records as one module, and the modules of their readers: `{ models, readers: [{ file,
 * source }] }`.
 */
export function writeRecords({ components: { schemas } }) {
  const bases = new Set(
    Object.values(schemas).flatMap(({ allOf = [] }) =>
      allOf.flatMap(({ $ref }) => ($ref ? nameIn($ref) : [])),
    ),
  )
  const written = Object.keys(schemas)
    .filter((name) => schemas[name]['x-needed'])
    .map((name) => new RecordWriter(name, schemas).write(bases.has(name)))
  const imports = Object.entries(TYPES).map(([type, from]) => `import type { ${type} } from '${from}'\n`)
  const models = [...imports, ...written.map(({ model }) => `\n${model}`)].join('')
  return { models, readers: written }
}
