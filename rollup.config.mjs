import { readFileSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import license from 'rollup-plugin-license'
import { beforeReact, sharedPrerenderChunk, prerender } from './scripts/rollup/prerender.mjs'
import { chunkName, linkable, stableNames } from './scripts/rollup/chunkNames.mjs'
import { chunkLoads, prerenderName, rememberChunks, rememberPrerender } from './scripts/rollup/chunks.mjs'
import { clean, buildVersion, manifest, program, publicTypes } from './scripts/rollup/package.mjs'
import { typeScriptProgram, transpile } from './scripts/rollup/typescript.mjs'
import { css, worker } from './scripts/rollup/assets.mjs'
import { inputMask, productionRouter, react } from './scripts/rollup/libraries.mjs'
import { prerenderBuilds, islandEntries, CABINET, CHECK, LOADER } from './scripts/rollup/places.mjs'
import { fewChunks, manualChunks } from './scripts/rollup/manualChunks.mjs'
import { maps } from './scripts/rollup/edit.mjs'
import { minify } from './scripts/rollup/minify.mjs'
import { readScreens } from './scripts/screens.mjs'
import { ponyfills } from './scripts/rollup/ponyfills.mjs'
import { buildResults } from './scripts/rollup/results.mjs'
import { site } from './scripts/rollup/site.mjs'

const version = buildVersion()
const production = process.env.NODE_ENV !== 'development'

const resolve = (options) => nodeResolve({ ...options, extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })

const environment = JSON.stringify(production ? 'production' : 'development')

const results = buildResults()

/** TypeScript compiles and checks what ships; in development, and for the sandbox, each file is transpiled without types. */
const { compile, compiled } = production
  ? typeScriptProgram(results)
  : { compile: transpile(), compiled: transpile() }

const code = (scripts = compiled, variables = {}, isBeforeReact = false) => [
  replace({
    preventAssignment: true,
    sourceMap: maps,
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
  commonjs({ sourceMap: maps }),
  json(),
  scripts,
  beforeReact(isBeforeReact),
  css(),
  production && minify(),
]

/** The libraries that ship, with their licences; a library whose licence asks for more than a notice fails the build. */
const thirdParty = (file) =>
  license({
    sourcemap: maps,
    thirdParty: {
      allow: {
        test: '(MIT OR ISC OR Apache-2.0 OR BSD-2-Clause OR BSD-3-Clause OR 0BSD)',
        failOnUnlicensed: true,
        failOnViolation: true,
      },
      output: {
        file,
        // The libraries are sorted: the plugin keeps the order in which the files happened to be read.
        template: (libraries) =>
          libraries
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map((library) => library.text())
            .join('\n\n---\n\n'),
      },
    },
  })

/** Ignores the router's directives for server components. */
const quiet = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}

/** The folder and file names of the product's three builds. */
const dist = {
  dir: 'dist',
  format: 'system',
  minifyInternalExports: false,
  sourcemap: maps,
  entryFileNames: 'chunks/[name]-[hash:8].js',
  assetFileNames: 'assets/[name]-[hash:8][extname]',
}

const islands = {
  input: islandEntries(),
  // No facades: an island's chunk may export to its sections.
  preserveEntrySignatures: 'allow-extension',
  onwarn: quiet,
  // Tree-shaking takes half of the time of a rebuild in development.
  treeshake: production,
  output: {
    ...dist,
    chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash:8].js`,
    manualChunks: production ? manualChunks : fewChunks,
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
  },
  plugins: [
    clean('dist'),
    ponyfills(),
    react(),
    stableNames(),
    worker([resolve(), compiled, production && minify()]),
    ...code(compile),
    linkable(),
    rememberChunks(results),
    production && thirdParty('dist/THIRD-PARTY-LICENSES.txt'),
  ],
}

const nameOfPrerendered = ({ name }) => prerenderName(name)

/** What is drawn before React has builds of its own, because it must not need the islands' chunks. */
const prerenders = prerenderBuilds().map((input) => ({
  input,
  preserveEntrySignatures: 'allow-extension',
  onwarn: quiet,
  output: {
    ...dist,
    chunkFileNames: (chunk) => `chunks/${nameOfPrerendered(chunk)}-[hash:8].js`,
    manualChunks: sharedPrerenderChunk,
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
  },
  plugins: [
    prerender(results),
    stableNames(nameOfPrerendered),
    ...code(compiled, {}, true),
    linkable(),
    rememberPrerender(results),
  ],
}))

/** The loader is a build of its own: it imports nothing, knows the chunks by name, and may be cached only briefly. */
const loader = {
  input: LOADER,
  onwarn: quiet,
  output: { ...dist, format: 'es', entryFileNames: 'loader.js' },
  plugins: [chunkLoads(CABINET, results), ...code(), manifest(version, results), production && publicTypes()],
}

/** `lens-widgets-check`: a program for Node that needs nothing installed. */
const check = {
  input: CHECK,
  external: [/^node:/],
  output: { file: 'bin/lens-widgets-check.mjs', format: 'es', banner: '#!/usr/bin/env node' },
  plugins: [
    resolve({ exportConditions: ['node'] }),
    commonjs(),
    json(),
    transpile(),
    program('bin/lens-widgets-check.mjs'),
    thirdParty('bin/THIRD-PARTY-LICENSES.txt'),
  ],
  onwarn: quiet,
}

/** The example shop: its pages and the scripts they have besides the widgets'. */
const siteScripts = (folder, sandbox) =>
  [
    'config',
    'page',
    'panel',
    'book',
    'product',
    'payment',
    'turbo',
    'htmx',
    'theme',
    'timing',
    ...(sandbox === 'worker' ? ['worker'] : []),
  ].map((name) => ({
    input: `examples/shop/site/${name}.ts`,
    output: { file: `${folder}/${name === 'worker' ? 'sw' : `shop/${name}`}.js`, format: 'iife' },
    plugins: [
      ...code(transpile(), {
        "process.env['SANDBOX']": JSON.stringify(sandbox),
        ...(['book', 'theme'].includes(name) && {
          "process.env['SCREENS']": JSON.stringify(JSON.stringify(readScreens())),
          "process.env['TOKENS']": JSON.stringify(readFileSync('src/ui/tokens.css', 'utf8')),
        }),
      }),
      name === 'config' && site(folder),
    ],
    onwarn: quiet,
  }))

const server = {
  input: 'examples/shop/server.ts',
  output: { file: 'build/shop/server.mjs', format: 'es' },
  external: [/^node:/, '@hono/node-server', /^hono/],
  plugins: [resolve(), transpile()],
  onwarn: quiet,
}

const product = [islands, ...prerenders, loader, ...(production ? [check] : [])]
const shop = [...siteScripts('build/shop/site', 'server'), server]
const examples = siteScripts('build/examples', 'worker')

/** `sites` are both ways to serve the example pages: by a server, and as files with a service worker. */
const targets = { product, check, shop, examples, sites: [...shop, ...examples] }

export default targets[process.env.TARGET ?? 'product']
