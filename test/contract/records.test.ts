/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse } from 'yaml'
import type { Read } from '#api/wire'

/* A generated reader reads its record of the contract, and needs only the fields that are marked as needed. */

interface Schema {
  'x-name'?: string
  'x-needed'?: string[]
  'x-unread'?: string[]
  properties?: Record<string, { type?: unknown }>
  allOf?: (Schema & { $ref?: string })[]
  examples?: Record<string, unknown>[]
}

const FOLDER = join(__dirname, '../../src/api/contract/schemas')
const schemas = Object.assign(
  {},
  ...readdirSync(FOLDER).map((file) => parse(readFileSync(join(FOLDER, file), 'utf8')) as object),
) as Record<string, Schema>

const nameOf = (name: string) => schemas[name]?.['x-name'] ?? name

function readerOf(name: string): Read<Record<string, unknown>> {
  const reader = nameOf(name).replace(/^./, (letter) => letter.toLowerCase())
  const module = jest.requireActual<Record<string, Read<Record<string, unknown>>>>(
    `../../src/api/generated/records/${reader}`,
  )
  const read = module[reader]
  if (read === undefined) throw new Error(`no reader of ${name}`)
  return read
}

/** The fields without which a record cannot be read: its own, its id, and those of what it extends. */
function neededOf({ 'x-needed': own = [], properties = {}, allOf = [] }: Schema): string[] {
  const hasId = 'id' in properties && ![properties['id'].type].flat().includes('null')
  const inherited = allOf.flatMap((part) =>
    neededOf(part.$ref === undefined ? part : (schemas[part.$ref.replace(/^.*\//, '')] ?? {})),
  )
  return [...new Set([...own, ...(hasId ? ['id'] : []), ...inherited])]
}

const records = Object.entries(schemas)
  .filter(([, schema]) => schema['x-needed'])
  .map(([name, schema]) => ({
    name,
    needed: neededOf(schema),
    unread: schema['x-unread'] ?? [],
    example: schema.examples?.[0] ?? {},
  }))
  // Drafts have no example of their own where their record has one.
  .filter(({ example }) => Object.keys(example).length > 0)

const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

it('finds the records of the contract', () => {
  expect(records.length).toBeGreaterThan(85)
})

it.each(records)('reads the example of $name whole', ({ name, unread, example }) => {
  const read = readerOf(name)(example)
  const lost = Object.entries(example).filter(
    ([field, value]) => !unread.includes(field) && value !== null && read[camel(field)] === null,
  )
  expect(lost).toEqual([])
})

it.each(records)(
  'refuses $name exactly where a field is missing that it needs',
  ({ name, needed, example }) => {
    const read = readerOf(name)
    const isRefused = (given: object) => {
      try {
        read(given)
        return false
      } catch {
        return true
      }
    }
    fc.assert(
      fc.property(fc.subarray(Object.keys(example)), (kept) => {
        const given = Object.fromEntries(kept.map((field) => [field, example[field]]))
        expect(isRefused(given)).toBe(needed.some((field) => !kept.includes(field)))
      }),
    )
  },
)
