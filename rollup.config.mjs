import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import license from 'rollup-plugin-license'
import { builtIns } from './scripts/rollup/ponyfills.mjs'
import { clean } from './scripts/rollup/clean.mjs'
import { css } from './scripts/rollup/css.mjs'
import { inputMask } from './scripts/rollup/inputMask.mjs'
import { chunkLoads, rememberChunks } from './scripts/rollup/chunks.mjs'
import { manifest, publicTypes } from './scripts/rollup/package.mjs'
import { minify } from './scripts/rollup/minify.mjs'
import { productionRouter } from './scripts/rollup/router.mjs'
import { islandEntries } from './scripts/rollup/islandEntries.mjs'
import { site } from './scripts/rollup/site.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const production = process.env.NODE_ENV !== 'development'

const resolve = (options) => nodeResolve({ ...options, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] })

const environment = JSON.stringify(production ? 'production' : 'development')

const code = (variables = {}) => [
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': environment,
      "process.env['NODE_ENV']": environment,
      "process.env['VERSION']": JSON.stringify(version),
      ...variables,
    },
  }),
  inputMask(),
  production && productionRouter(),
  resolve({ browser: true }),
  commonjs(),
  json(),
  typescript({ include: ['src/**', 'widgets/**', 'examples/**'] }),
  css(),
  production && minify(),
]

/** Libraries change at their own pace, so they are cached apart. */
const libraries = {
  root: /\/src\/island\/root\.ts$|node_modules\/react-dom\/(client|cjs\/react-dom-client)/,
  vendor:
    /node_modules\/(react|react-dom|scheduler|@reduxjs|@standard-schema|redux|redux-thunk|react-redux|reselect|immer|use-sync-external-store|react-router|react-router-dom|cookie|set-cookie-parser)\/|\/src\/host\/ponyfills\.ts$/,
  forms:
    /node_modules\/(formik|yup|react-input-mask|property-expr|tiny-case|toposort|lodash|lodash-es|react-fast-compare|deepmerge|hoist-non-react-statics|tiny-warning|react-is)\/|commonjsHelpers/,
}

const cabinet = `${process.cwd()}/widgets/cabinet`

/**
 * What is shared of our own code. The cabinet's shell and first page are `core`, as far as other islands need it too,
 * and `cabinet`. What more than one page needs besides: `fields` and `dialogs`, with and without the libraries of
 * forms, if other islands need it too; `kit` if only the cabinet does.
 */
function chunkOf(id, { getModuleIds, getModuleInfo }) {
  const library = Object.keys(libraries).find((name) => libraries[name].test(id))
  if (library || !/\/(src|cabinet)\//.test(id)) return library
  const reach = (from) => [...reachOf(from, getModuleInfo)]
  const users = [...getModuleIds()].filter((page) => isPage(page, getModuleInfo) && reach(page).includes(id))
  const isForAll = users.some((user) => /widgets\/(?!cabinet)/.test(user))
  if (users.includes(`${cabinet}/index.tsx`)) return isForAll ? 'core' : 'cabinet'
  if (users.length < 2 || !id.includes('/src/')) return undefined
  const hasForms = reach(id).some((used) =>
    getModuleInfo(used).importedIds.some((imported) => libraries.forms.test(imported)),
  )
  if (isForAll) return hasForms ? 'fields' : 'dialogs'
  return hasForms ? undefined : 'kit'
}

/** Islands, and the pages of the cabinet that load by themselves. */
function isPage(id, getModuleInfo) {
  const { isEntry, dynamicImporters } = getModuleInfo(id)
  return isEntry || (dynamicImporters.length > 0 && /(Page|Cards)\.tsx$/.test(id))
}

/** Every module of ours that one imports statically, itself first. */
const reaches = new WeakMap()
function reachOf(id, getModuleInfo) {
  const known = reaches.get(getModuleInfo) ?? new Map()
  reaches.set(getModuleInfo, known)
  const reach = known.get(id) ?? addReach(id, getModuleInfo, new Set())
  known.set(id, reach)
  return reach
}

function addReach(id, getModuleInfo, seen) {
  const { code, importedIds } = getModuleInfo(id)
  seen.add(id)
  for (const next of importedIds) {
    if (seen.has(next) || next.includes('node_modules')) continue
    // A list of generated calls is a signpost: only the calls that are named belong to who imports it.
    const calls = /\/generated\/\w+\.ts$/.test(next) ? getModuleInfo(next).importedIds : [next]
    for (const call of calls) {
      if (calls.length === 1 || code.includes(basename(call, '.ts'))) addReach(call, getModuleInfo, seen)
    }
  }
  return seen
}

/** The libraries that ship, with their licences; a library whose licence asks for more than a notice fails the build. */
const thirdParty = () =>
  license({
    thirdParty: {
      allow: {
        test: '(MIT OR ISC OR Apache-2.0 OR BSD-2-Clause OR BSD-3-Clause OR 0BSD)',
        failOnUnlicensed: true,
        failOnViolation: true,
      },
      output: { file: 'dist/THIRD-PARTY-LICENSES.txt' },
    },
  })

/** Types are checked by `npm run types`; the router's marks for server components mean nothing here. */
const quiet = (warning, warn) => {
  if (warning.plugin !== 'typescript' && warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}

const islands = {
  input: islandEntries(),
  // No facades: an island's chunk may export to its sections.
  preserveEntrySignatures: 'allow-extension',
  onwarn: quiet,
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: 'chunks/[name]-[hash:6].js',
    chunkFileNames: 'chunks/[name]-[hash:6].js',
    assetFileNames: 'assets/[name]-[hash:6][extname]',
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
  },
  plugins: [clean('dist'), builtIns(), ...code(), rememberChunks(), thirdParty()],
}

/** The loader is a build of its own: it imports nothing, knows the chunks by name, and may be cached only briefly. */
const loader = {
  input: 'widgets/loader.ts',
  onwarn: quiet,
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: 'loader.js',
    assetFileNames: 'assets/[name]-[hash:6][extname]',
  },
  plugins: [chunkLoads(`${cabinet}/index.tsx`), ...code(), manifest(version), publicTypes()],
}

/** The example shop: its pages and the scripts they have besides the widgets'. */
const siteScripts = (folder, sandbox) =>
  ['config', 'buttons', 'panel', ...(sandbox === 'worker' ? ['worker'] : [])].map((name) => ({
    input: `examples/shop/site/${name}.ts`,
    output: { file: `${folder}/${name === 'worker' ? 'sw' : `shop/${name}`}.js`, format: 'iife' },
    plugins: [...code({ "process.env['SANDBOX']": JSON.stringify(sandbox) }), site(folder)],
    onwarn: quiet,
  }))

const server = {
  input: 'examples/shop/server.ts',
  output: { file: 'build/shop/server.mjs', format: 'es' },
  external: [/^node:/, '@hono/node-server', /^hono/],
  plugins: [resolve(), typescript({ include: ['src/**', 'examples/**'] })],
  onwarn: quiet,
}

const targets = {
  product: [islands, loader],
  shop: [...siteScripts('build/shop/site', 'server'), server],
  examples: siteScripts('build/examples', 'worker'),
}

export default targets[process.env.TARGET ?? 'product']
