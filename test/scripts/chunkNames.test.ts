import { execFileSync } from 'node:child_process'

/** Builds planted modules as islands; prints the names of the scripts, or what the build failed with. */
const BUILD = `
  import { rollup } from 'rollup'
  import { rememberChunks } from './scripts/rollup/chunks.mjs'
  import { linkable, stableNames } from './scripts/rollup/chunkNames.mjs'
  import { minify } from './scripts/rollup/minify.mjs'
  import { buildResults } from './scripts/rollup/results.mjs'
  const planted = (modules) => ({
    name: 'planted',
    resolveId: (id) => (id in modules ? id.replace('.', process.cwd()) : null),
    load: (id) => modules[id.replace(process.cwd(), '.')] ?? null,
  })
  const build = async (modules) => {
    try {
      const built = await rollup({
        input: Object.fromEntries(
          Object.keys(modules).flatMap((id) => {
            const [, name] = /(\\w+)\\/index/.exec(id) ?? []
            return name ? [[name, id]] : []
          }),
        ),
        onwarn: () => undefined,
        plugins: [
          planted(modules),
          stableNames(({ name }) => name),
          minify(),
          linkable(),
          rememberChunks(buildResults()),
        ],
      })
      const { output } = await built.generate({
        format: 'system',
        minifyInternalExports: false,
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        manualChunks: (id) => /(vendor|texts|one|other)\\.js/.exec(id)?.[1],
      })
      return output.map(({ fileName }) => fileName)
    } catch ({ message }) {
      return message
    }
  }
  const islandOf = (text) => ({
    './island/index.js': "import './texts.js'; export const open = () => import('./Page.js')",
    './texts.js': 'globalThis.text = "' + text + '"',
    './Page.js': "export const page = () => import('./Dialog.js')",
    './Dialog.js': 'export const dialog = "' + text + '"',
  })
  const islands = {
    './first/index.js': "import { about, abroad } from './texts.js'; export const first = [about, abroad]",
    './second/index.js': "import { above } from './texts.js'; export const second = above",
    './texts.js':
      "export const above = 'above', about = 'about', abroad = 'abroad', able = 'able'",
  }
  const another = {
    './another/index.js': "import { able, above } from './texts.js'; export const another = [able, above]",
  }
  console.log(JSON.stringify({
    islands: await build(islands),
    another: await build({ ...another, ...islands }),
    before: await build(islandOf('one text')),
    after: await build(islandOf('another text')),
    circle: await build({
      './island/index.js': "import './one.js'; export const island = 1",
      './one.js': "import { other } from './other.js'; export const one = () => other; globalThis.one = one",
      './other.js': "import { one } from './one.js'; export const other = () => one; globalThis.other = other",
    }),
    libraries: await build({
      './island/index.js': "import './node_modules/planted/vendor.js'; export const island = 1",
      './node_modules/planted/vendor.js': "import { text } from './texts.js'; console.log(text)",
      './texts.js': "export const text = 'one text'",
    }),
  }))
`

const built = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { encoding: 'utf8' }),
) as {
  islands: string[]
  another: string[]
  before: string[]
  after: string[]
  circle: string
  libraries: string
}

it('a text that is changed renames its own script, and none that imports or loads it', () => {
  expect(built.before).toHaveLength(4)
  expect(built.after.filter((name) => !built.before.includes(name)).toSorted()).toEqual([
    expect.stringMatching(/Dialog-/),
    expect.stringMatching(/texts-/),
  ])
})

it('an island more renames no script but those of which it uses more', () => {
  expect(built.islands).toHaveLength(3)
  expect(built.another.filter((name) => !built.islands.includes(name)).toSorted()).toEqual([
    expect.stringMatching(/another-/),
    expect.stringMatching(/texts-/),
  ])
})

it('scripts that import each other fail the build', () => {
  expect(built.circle).toMatch(/scripts import each other: (.*one-.*other-|.*other-.*one-)/)
})

it('a library that imports what is ours fails the build by its name', () => {
  expect(built.libraries).toMatch(/vendor-.*imports.*texts/)
})
