import { execFileSync } from 'node:child_process'
import { runInThisContext } from 'node:vm'
import { createLinker } from '#host/loading/linkScript'

/** Builds planted modules as the product is built, and prints the code of each script by its name. */
const BUILD = `
  import { rollup } from 'rollup'
  import { linkable, stableNames } from './scripts/rollup/chunkNames.mjs'
  import { minify } from './scripts/rollup/minify.mjs'
  const modules = {
    '/island.js': \`
      import { count, increase, late, log } from '/shared.js'
      import add, { tens as ten } from '/tens.js'
      import '/effect.js'
      log.push('island')
      export const counted = () => [count, late, increase(), count, add(ten)]
      export const loaded = (load) => import('/part.js').then(({ part }) => part)
      export { log }
      export const address = import.meta.url
    \`,
    '/shared.js': \`
      export const log = []
      log.push('shared')
      export let count = 0
      export const increase = () => (count += 1)
      export let late = 'first'
      export const change = () => void (late = 'second')
    \`,
    '/tens.js': \`
      import { change, log } from '/shared.js'
      log.push('tens')
      change()
      export const tens = 10
      export default (number) => number + tens
    \`,
    '/part.js': "export const part = 'part'",
    '/other.js': "import { part } from '/part.js'; export const other = part",
    '/effect.js': "import { other } from '/other.js'; import { log } from '/shared.js'; log.push('effect', other)",
  }
  const planted = {
    name: 'planted',
    resolveId: (id) => (id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  }
  const loadsByName = {
    name: 'loads-by-name',
    renderDynamicImport: () => ({ left: 'load("parts"/*', right: '*/)' }),
  }
  const built = await rollup({
    input: { island: '/island.js' },
    treeshake: false,
    plugins: [planted, stableNames(({ name }) => name), loadsByName, minify(), linkable()],
  })
  const { output } = await built.generate({
    format: 'system',
    entryFileNames: 'chunks/[name]-[hash:8].js',
    chunkFileNames: 'chunks/[name]-[hash:8].js',
    minifyInternalExports: false,
    hoistTransitiveImports: false,
    manualChunks: (id) => (/part|other/.test(id) ? 'parts' : id.slice(1, -3)),
  })
  console.log(JSON.stringify(Object.fromEntries(output.map(({ name, code }) => [name, code]))))
`

const built = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { encoding: 'utf8' }),
) as Record<string, string>

const addressOf = (name: string) => `https://shop.test/chunks/${name}.js`

const FAILED = 'did not arrive'
let failing: string | undefined
let requested: string[] = []

beforeEach(() => {
  jest.resetModules()
  failing = undefined
  requested = []
  for (const [name, code] of Object.entries(built)) {
    const expression = code.replace(/^[^]*?export default/, '').replace(/;\s*$/, '')
    const load = () => {
      requested.push(name)
      if (failing === name) throw new Error(FAILED)
      return { __esModule: true, default: runInThisContext(`(${expression})`) as unknown }
    }
    jest.doMock(addressOf(name), load, { virtual: true })
  }
})

interface Island {
  counted: () => unknown[]
  log: string[]
  address: string
  loaded: (load: (name: string) => Promise<unknown>) => Promise<string>
}

it('a script names what it imports, and no file', () => {
  expect(built['island']).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\nexport default\[\["shared","tens","effect"\],\(/,
  )
  expect(Object.values(built).join()).not.toMatch(/-[\w-]{8}\.js/)
})

it('runs each script once, after what it imports, with exports that follow their values', async () => {
  const link = createLinker(addressOf, () => undefined)
  const [island, again] = (await Promise.all([link('island'), link('island')])) as unknown as [Island, Island]
  expect(again).toBe(island)
  expect(island.log).toHaveLength(5)
  expect([island.log[0], island.log[4]]).toEqual(['shared', 'island'])
  expect(island.counted()).toEqual([0, 'second', 1, 1, 20])
  expect(island.counted()).toEqual([1, 'second', 2, 2, 20])
  expect(island.address).toBe(addressOf('island'))
  expect(requested.toSorted()).toEqual(['effect', 'island', 'parts', 'shared', 'tens'])
})

it('exports have short names, also a module that is loaded and shares its script', async () => {
  const link = createLinker(addressOf, () => undefined)
  const { loaded } = (await link('island')) as unknown as Island
  expect(await loaded(link)).toBe('part')
  expect(Object.keys(await link('parts')).every((name) => name.length === 2)).toBe(true)
  expect(Object.keys(await link('island')).toSorted()).toEqual(['address', 'counted', 'loaded', 'log'])
})

it('a script that did not arrive is requested again, and what has run does not run again', async () => {
  const failures: string[] = []
  const link = createLinker(addressOf, (name) => failures.push(name))
  failing = 'tens'
  await expect(link('island')).rejects.toThrow(FAILED)
  expect(failures).toEqual(['tens', 'island'])
  failing = undefined
  const { log } = (await link('island')) as unknown as Island
  expect(log.filter((name) => name === 'shared')).toHaveLength(1)
  expect(log.at(-1)).toBe('island')
})
