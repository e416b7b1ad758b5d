import { execFileSync } from 'node:child_process'
import fc from 'fast-check'

interface SharedModule {
  id: string
  bytes: number
  imports: string[]
  /** Numbers of the pages that need it. */
  users: number[]
}

interface Options {
  weights: readonly number[]
  perRequest: number
  fixed?: { ids: string[]; bytes: number }[]
}

type Product = readonly [modules: readonly SharedModule[], options: Options]
type Chunks = readonly (readonly string[])[]

/** Returns the chunks of many products. The build's modules are ES modules, which Jest cannot run, so a child process does. */
function chunksOf(asked: readonly Product[]): Chunks[] {
  const program = `
    import { readFileSync } from 'node:fs'
    import { sharedChunks } from './scripts/rollup/sharedChunks.mjs'
    const products = JSON.parse(readFileSync(0, 'utf8'))
    console.log(JSON.stringify(products.map((product) => sharedChunks(...product))))
  `
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    input: JSON.stringify(asked),
  })
  return JSON.parse(output) as Chunks[]
}

/* Random products: modules import only modules before them, and a page that needs a module needs its imports, too. */
const products = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 1, max: 9000 }),
      imports: fc.array(fc.nat(), { maxLength: 3 }),
      pages: fc.array(fc.nat({ max: 4 }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((drawn) => {
    const modules = drawn.map(({ bytes, imports, pages }, index) => ({
      id: `m${index}`,
      bytes,
      imports: index === 0 ? [] : [...new Set(imports.map((at) => `m${at % index}`))],
      users: new Set(pages),
    }))
    // Modules come after those that they import.
    for (const module of modules.toReversed())
      for (const id of module.imports)
        for (const page of module.users) modules.find((one) => one.id === id)?.users.add(page)
    return modules
      .filter(({ users }) => users.size > 0)
      .map(({ users, ...module }) => ({ ...module, users: [...users].toSorted((one, other) => one - other) }))
  })

const weights = [9, 3, 2, 1, 1]

const drawn = fc
  .sample(fc.tuple(products, fc.integer({ min: 0, max: 20_000 }), fc.nat({ max: 13 })), 600)
  .map(([modules, perRequest, at]): Product => {
    const alike = modules.filter(({ users }) => users.join() === modules[at]?.users.join())
    const bytes = alike.reduce((sum, module) => sum + module.bytes, 0)
    const fixed = alike.length > 0 ? [{ ids: alike.map(({ id }) => id), bytes }] : []
    return [modules, { weights, perRequest, fixed }]
  })

const chunkOf = (chunks: Chunks, id: string) => chunks.findIndex((chunk) => chunk.includes(id))

/** Returns, for each chunk, the chunks that it imports. */
const importsOf = (modules: readonly SharedModule[], chunks: Chunks) =>
  chunks.map(
    (chunk, at) =>
      new Set(
        modules
          .filter(({ id }) => chunk.includes(id))
          .flatMap(({ imports }) => imports.map((id) => chunkOf(chunks, id)))
          .filter((other) => other !== at),
      ),
  )

function reachOf(imports: readonly Set<number>[], starts: Iterable<number>) {
  const reached = new Set(starts)
  for (const chunk of reached) for (const next of imports[chunk] ?? []) reached.add(next)
  return reached
}

/** Returns the cost of all pages: the bytes that they load, and their requests. */
function priceOf(modules: readonly SharedModule[], chunks: Chunks, request: number) {
  const imports = importsOf(modules, chunks)
  const bytes = chunks.map((chunk) =>
    modules.filter(({ id }) => chunk.includes(id)).reduce((sum, module) => sum + module.bytes, 0),
  )
  return weights.reduce((sum, weight, page) => {
    const needed = modules.filter(({ users }) => users.includes(page)).map(({ id }) => chunkOf(chunks, id))
    const loaded = [...reachOf(imports, needed)]
    return sum + weight * loaded.reduce((all, chunk) => all + (bytes[chunk] ?? 0) + request, 0)
  }, 0)
}

const allChunks = chunksOf(drawn)

/** The chunks of each random product, with the fixed ones. */
const found = drawn.map(([modules, { perRequest, fixed = [] }], index) => {
  const chunks = allChunks[index] ?? []
  const given = fixed.map(({ ids }) => ids)
  return { modules, perRequest, given, chunks: [...given, ...chunks] }
})

test('every module stands in one chunk, and no chunk imports one that imports it', () => {
  for (const { modules, chunks } of found) {
    expect(chunks.flat().toSorted()).toEqual(modules.map(({ id }) => id).toSorted())
    const imports = importsOf(modules, chunks)
    for (const [chunk, imported] of imports.entries())
      expect([...reachOf(imports, imported)]).not.toContain(chunk)
  }
})

test('all pages together pay no more than with one chunk for each group of pages', () => {
  for (const { modules, perRequest, given, chunks } of found) {
    const alike = new Map<string, string[]>()
    for (const { id, users } of modules.filter((module) => !given.flat().includes(module.id)))
      alike.set(users.join(), [...(alike.get(users.join()) ?? []), id])
    expect(priceOf(modules, chunks, perRequest)).toBeLessThanOrEqual(
      priceOf(modules, [...given, ...alike.values()], perRequest),
    )
  }
})

const moduleOf = (id: string, users: number[], imports: string[] = [], bytes = 1000): SharedModule => ({
  id,
  users,
  imports,
  bytes,
})

test('where a request costs nothing, no page loads a module that it does not need', () => {
  const modules = [moduleOf('a', [0, 1]), moduleOf('b', [1, 2]), moduleOf('c', [0, 1])]
  expect(chunksOf([[modules, { weights, perRequest: 0 }]])[0]).toEqual([['a', 'c'], ['b']])
})

test('where a request costs more than the bytes that come with it, chunks are merged', () => {
  const modules = [moduleOf('a', [0, 1]), moduleOf('b', [0, 1, 2])]
  expect(chunksOf([[modules, { weights, perRequest: 5000 }]])[0]).toEqual([['a', 'b']])
})

test('a library that one of two chunks imports keeps them apart', () => {
  const modules = [moduleOf('a', [0, 1], ['library']), moduleOf('b', [0, 1, 2])]
  const fixed = [{ ids: ['library'], bytes: 90_000 }]
  expect(chunksOf([[modules, { weights, perRequest: 5000, fixed }]])[0]).toEqual([['a'], ['b']])
})
