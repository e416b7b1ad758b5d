/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files, ROOT } from '../docs/tree'
import { operations } from './contract'

/*
 * What the contract has and nobody can reach is either a screen that was forgotten or a call to take out. A call is reached
 * when code outside of `src/api` and `src/data` leads to it: by the hook of its endpoint, by `endpoints.NAME`, or through
 * functions and constants of `src/data`.
 */

/** Calls that no screen makes, each with the reason. */
const WITHOUT_SCREEN: Record<string, string> = {
  calculate: 'the calculator reckons in the browser and keeps nothing',
  getLensProducts: 'the catalogue has these products, and reads the offers of those that it shows',
}

/** A declared name, with the source text of its declaration. */
interface Unit {
  name: string
  text: string
}

const written = files()
  .filter((path) => /^(src|widgets)\/.*\.tsx?$/.test(path))
  .map((path) => ({ path, text: withoutImports(readFileSync(join(ROOT, path), 'utf8')) }))

function withoutImports(text: string): string {
  return text.replace(/^import [^'"]*(?:'[^']*'|"[^"]*")/gm, '').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
}

/** Returns the endpoints of a file of `src/data`, and its other declarations. */
function unitsIn(text: string): Unit[] {
  const declared = text
    .split(/^(?=(?:export )?(?:async )?(?:const|let|function|class) )/m)
    .filter((part) => !/^ {2}endpoints: \(/m.test(part))
    .flatMap((part) => namesOf(part).map((name) => ({ name, text: part })))
  const endpoints = text
    .split(/^(?= {4}\w+: build\.(?:query|mutation))/m)
    .slice(1)
    .map((part) => ({
      name: `endpoints.${part.match(/\w+/)?.[0] ?? ''}`,
      text: part.split(/^ {2}\}/m)[0] ?? '',
    }))
  return [...declared, ...endpoints]
}

/** The names that a declaration gives; those of hooks are left to `namesIn`. */
function namesOf(declaration: string): string[] {
  const [, one, several] =
    declaration.match(/^(?:export )?(?:async )?(?:const|let|function\*?|class) (?:(\w+)|\{([^}]*)\})/) ?? []
  if (one !== undefined) return [one]
  return (several ?? '').match(/\w+/g)?.filter((name) => endpointOf(name) === undefined) ?? []
}

/** 'citySearch' of 'useLazyCitySearchQuery' */
function endpointOf(hook: string): string | undefined {
  const name = hook.match(/^use(?:Lazy)?([A-Z]\w*?)(?:Infinite)?(?:Query|Mutation)(?:State)?$/)?.[1]
  return name && name.charAt(0).toLowerCase() + name.slice(1)
}

/** The names that a text asks for. */
function namesIn(text: string): Set<string> {
  const words = text.match(/\b\w+\b/g) ?? []
  const named = [...text.matchAll(/endpoints\s*\.(\w+)/g)].map(([, name = '']) => name)
  const unpacked = [...text.matchAll(/\{([^{}]*)\} = \w+\.endpoints\b/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  )
  const hooks = words.map(endpointOf).filter((name) => name !== undefined)
  return new Set([...words, ...[...named, ...unpacked, ...hooks].map((name) => `endpoints.${name}`)])
}

const data = written.filter(({ path }) => path.startsWith('src/data/'))
const units = new Map<string, Unit[]>()
for (const unit of data.flatMap(({ text }) => unitsIn(text)))
  units.set(unit.name, [...(units.get(unit.name) ?? []), unit])

/** The words of all code of `src/data` that the screens lead to. */
function reached(): Set<string> {
  const found = new Set<string>()
  const words = new Set<string>()
  const open = written
    .filter(({ path }) => !/^src\/(api|data)\//.test(path))
    .flatMap(({ text }) => [...namesIn(text)])
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    for (const { text } of units.get(name) ?? []) {
      for (const word of namesIn(text)) {
        words.add(word)
        open.push(word)
      }
    }
  }
  return words
}

it('knows the endpoints and what leads to them', () => {
  const text = `
const path = call(getA)
export const smallApi = api.injectEndpoints({
  endpoints: (build) => ({
    first: build.query<A, void>({
      query: () => path,
    }),
    second: build.mutation<B, void>({
      query: () => call(sendB),
    }),
  }),
})
export const { useFirstQuery, useSecondMutation } = smallApi
export const useFirst = () => useFirstQuery()
`
  const found = unitsIn(text)
  expect(found.map(({ name }) => name)).toEqual(['path', 'useFirst', 'endpoints.first', 'endpoints.second'])
  expect([...namesIn(found[1]?.text ?? '')]).toContain('endpoints.first')
  expect([...namesIn(found[2]?.text ?? '')]).not.toContain('sendB')
  expect([...namesIn('const { second } = smallApi.endpoints')]).toContain('endpoints.second')
})

it('every call of the contract has a screen, but for those with a reason', () => {
  const words = reached()
  const left = operations.map(({ id }) => id).filter((id) => !words.has(id))
  expect(left.toSorted()).toEqual(Object.keys(WITHOUT_SCREEN).toSorted())
})
