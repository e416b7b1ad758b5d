import { execFileSync } from 'node:child_process'

/** Builds planted modules as islands; prints the names of the scripts, or what the build failed with. */
const BUILD = `
  import { rollup } from 'rollup'
  import { rememberChunks } from './scripts/rollup/chunks.mjs'
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
        input: { island: './island/index.js' },
        plugins: [planted(modules), minify(), rememberChunks(buildResults())],
      })
      const { output } = await built.generate({
        format: 'es',
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        manualChunks: (id) => /(vendor|texts)\\.js/.exec(id)?.[1],
      })
      return output.map(({ fileName }) => fileName)
    } catch ({ message }) {
      return message
    }
  }
  const islandOf = (text) => ({
    './island/index.js': "export const open = () => import('./Page.js')",
    './Page.js': "export const page = () => import('./Dialog.js')",
    './Dialog.js': 'export const dialog = "' + text + '"',
  })
  console.log(JSON.stringify({
    before: await build(islandOf('one text')),
    after: await build(islandOf('another text')),
    libraries: await build({
      './island/index.js': "import './node_modules/planted/vendor.js'; export const island = 1",
      './node_modules/planted/vendor.js': "import { text } from './texts.js'; console.log(text)",
      './texts.js': "export const text = 'one text'",
    }),
  }))
`

const built = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { encoding: 'utf8' }),
) as { before: string[]; after: string[]; libraries: string }

it('a text that is changed renames its own script, and none that loads it later', () => {
  expect(built.before).toHaveLength(3)
  expect(built.after.filter((name) => !built.before.includes(name))).toEqual([
    expect.stringMatching(/^Dialog-/),
  ])
})

it('a library that imports what is ours fails the build by its name', () => {
  expect(built.libraries).toMatch(/vendor-.*imports.*texts/)
})
