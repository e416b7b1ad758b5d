/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isRecord } from '../../check/contract'

const ROOT = join(__dirname, '../..')
const contract = JSON.parse(readFileSync(join(ROOT, 'build/openapi.json'), 'utf8')) as Record<string, unknown>
const fields = parse(readFileSync(join(ROOT, 'src/api/contract/fields.yaml'), 'utf8')) as Record<
  string,
  string
>

interface Property {
  name: string
  sentence: unknown
}

const targetOf = (reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), contract)

function sentenceOf(property: unknown): unknown {
  if (!isRecord(property)) return undefined
  const { description, $ref } = property
  return description ?? (typeof $ref === 'string' ? sentenceOf(targetOf($ref)) : undefined)
}

function propertiesIn(node: unknown): Property[] {
  if (Array.isArray(node)) return node.flatMap(propertiesIn)
  if (!isRecord(node)) return []
  const own = isRecord(node['properties']) && node['type'] !== undefined ? node['properties'] : {}
  const inside = Object.entries(node).flatMap(([key, child]) =>
    key === 'examples' ? [] : propertiesIn(child),
  )
  return [...Object.entries(own).map(([name, each]) => ({ name, sentence: sentenceOf(each) })), ...inside]
}

const properties = propertiesIn(contract)

it('says of every property what it means', () => {
  expect(properties.length).toBeGreaterThan(1000)
  expect(properties.filter(({ sentence }) => typeof sentence !== 'string')).toEqual([])
})

it('keeps no sentence that no property has', () => {
  const used = new Set(properties.map(({ sentence }) => sentence))
  const idle = Object.values(fields).filter(
    (sentence) => !used.has(sentence) && !used.has(`${sentence} Null if there is none.`),
  )
  expect(idle).toEqual([])
})

it('is of the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  expect(contract['info']).toMatchObject({ version })
})
