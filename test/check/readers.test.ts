import '../fuzz/page'
import type { Operation, Schema } from '../../check/contract'
import { differencesOf } from '../../check/differences'
import { exampleOf } from '../../check/example'
import { operations } from '../contract/contract'
import { allCalls, type Call } from '../fuzz/calls'
import { finderOf } from '../fuzz/operationAt'
import { hear } from '../support/events'

/* The check calls no fault cosmetic if it makes an answer unreadable for the widgets. */

const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])

/** Changes of a value that break the contract, by the broken rule. */
const breaks: Record<string, (value: unknown) => unknown> = {
  enum: (value) => (typeof value === 'number' ? 777 : 'unheard_of'),
  format: (value) => (/^\d{4}-\d\d/.test(String(value)) ? 'soon' : value),
  zone: (value) => String(value).replace(/(Z|[+-]\d\d:\d\d)$/, ''),
}

interface Place {
  path: string[]
  rule: string
}

/** Returns the paths of codes and dates in a schema, each with the rules that apply there. */
function placesIn(schema: Schema, path: string[] = []): Place[] {
  const own = ['enum', 'format'].filter((rule) => rule in schema)
  const rules = schema['format'] === 'date-time' ? [...own, 'zone'] : own
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => schemas(schema[name]))
  const items = schema['items'] === undefined ? [] : placesIn(schema['items'] as Schema, [...path, '[]'])
  const named = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  return [
    ...rules.map((rule) => ({ path, rule })),
    ...parts.flatMap((part) => placesIn(part, path)),
    ...items,
    ...named.flatMap(([name, one]) => placesIn(one, [...path, name])),
  ]
}

/** Returns the paths of fields that a record needs. */
function neededIn(schema: Schema, path: string[] = []): string[][] {
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => schemas(schema[name]))
  const named = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const needed = (schema['x-needed'] as string[] | undefined) ?? []
  return [
    ...needed.filter((name) => named.some(([own]) => own === name)).map((name) => [...path, name]),
    ...parts.flatMap((part) => neededIn(part, path)),
    ...(schema['items'] === undefined ? [] : neededIn(schema['items'] as Schema, [...path, '[]'])),
    ...named.flatMap(([name, one]) => neededIn(one, [...path, name])),
  ]
}

/** Changes a value at a path; a path that the example lacks is left out. */
function changed(value: unknown, [key, ...rest]: string[], change: (old: unknown) => unknown): unknown {
  if (key === undefined) return value === null || value === undefined ? value : change(value)
  if (Array.isArray(value)) return value.map((item) => changed(item, rest, change))
  if (typeof value !== 'object' || value === null || !(key in value)) return value
  return { ...value, [key]: changed((value as Record<string, unknown>)[key], rest, change) }
}

const find = finderOf(operations)
const asked = new Set<Operation>()
let broken: { operation: Operation; answer: unknown } | undefined

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) => {
      const operation = find(init?.method ?? 'GET', new URL(input).pathname)
      if (!operation) return Promise.resolve(new Response('', { status: 404 }))
      asked.add(operation)
      const answer =
        broken?.operation === operation ? broken.answer : exampleOf(operation.answers.get(200) ?? {})
      return Promise.resolve(Response.json(answer))
    },
  })
})

/** @returns faults that the check calls cosmetic although they are not readable, and the number of broken rules */
async function wrongOf({ run }: Call): Promise<{ wrong: string[]; count: number }> {
  const problems = hear('problem')
  const wrong: string[] = []
  let count = 0
  asked.clear()
  await run()
  for (const operation of [...asked]) {
    const schema = operation.answers.get(200) ?? {}
    const whole = exampleOf(schema)
    for (const { path, rule } of placesIn(schema)) {
      const answer = changed(whole, path, breaks[rule] ?? String)
      const differences = differencesOf(schema, answer)
      if (differences.length === 0) continue
      count += 1
      broken = { operation, answer }
      problems.splice(0)
      const { error } = await run()
      broken = undefined
      const isLost = error !== undefined || problems.some(([, { kind }]) => kind === 'unreadable')
      if (isLost && differences.every(({ isCosmetic }) => isCosmetic))
        wrong.push(`${operation.id} ${path.join('.')} ${rule}`)
    }
  }
  return { wrong, count }
}

it('what the readers cannot read of codes and dates is not cosmetic', async () => {
  jest.spyOn(console, 'warn').mockReset()
  const reads = (await allCalls()).filter(({ isWrite }) => !isWrite)
  const wrong: string[] = []
  let count = 0
  for (const call of reads) {
    const found = await wrongOf(call)
    wrong.push(...found.wrong)
    count += found.count
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(200)
})

it('a field that a record needs is told by the check and by the readers where it cannot be read', async () => {
  jest.spyOn(console, 'warn').mockReset()
  const problems = hear('problem')
  // The page is told once about each path, whichever call reads it.
  const places = new Map<string, { isHeard: boolean; isTold: boolean }>()
  for (const { isWrite, run } of await allCalls()) {
    if (isWrite) continue
    asked.clear()
    await run()
    for (const operation of [...asked]) {
      const schema = operation.answers.get(200) ?? {}
      const whole = exampleOf(schema)
      for (const path of neededIn(schema)) {
        const answer = changed(whole, path, (old) => (typeof old === 'object' ? 'text' : {}))
        const differences = differencesOf(schema, answer)
        if (differences.length === 0) continue
        broken = { operation, answer }
        problems.splice(0)
        const { error } = await run()
        broken = undefined
        const place = `${operation.id} ${path.join('.')}`
        const isHeard =
          places.get(place)?.isHeard === true ||
          error !== undefined ||
          problems.some(([, { kind }]) => kind === 'unreadable')
        const isTold = differences.some(({ problem }) => problem.includes('cannot be shown'))
        places.set(place, { isHeard, isTold })
      }
    }
  }
  const untold = [...places].filter(([, { isHeard, isTold }]) => !isHeard || !isTold).map(([place]) => place)
  // The account's response is read only for the customer's identity; the profile reads the city.
  expect(untold).toEqual(['getAccountInfo data.consumer.residence.fias_id'])
  expect(places.size).toBeGreaterThan(60)
})
