import typescript from '@rollup/plugin-typescript'
import { transform } from '@swc/core'
import ts from 'typescript'
import { maps } from './edit.mjs'

const CACHE = 'build/typescript'

/** The plugin watches what it compiles even in a build that ends; starting that takes longer than reading the cache. */
const unwatched = () => ({ close() {} })
const onceOnly = { ...ts, sys: { ...ts.sys, watchFile: unwatched, watchDirectory: unwatched } }

/**
 * What ships, through one TypeScript program: the build that begins compiles and checks all of `src` and `widgets`, the
 * builds after it take the modules from there. What did not change since the last build is neither checked nor written
 * again; an error in types ends the build.
 * @param results `compile` hands its modules on in them
 * @returns `compile` for the build that begins, `compiled` for the others
 */
export function typeScriptProgram(results) {
  const plugin = typescript({
    include: ['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'],
    typescript: onceOnly,
    cacheDir: CACHE,
    compilerOptions: {
      noEmit: false,
      noEmitOnError: true,
      outDir: 'dist',
      rootDir: '.',
      sourceMap: maps,
      incremental: true,
      // The cache contains absolute paths, so a copy of the folder elsewhere compiles anew.
      tsBuildInfoFile: `${CACHE}${process.cwd()}/program.tsbuildinfo`,
    },
    outputToFilesystem: true,
  })
  const compile = {
    ...plugin,
    buildStart(options) {
      plugin.buildStart.call(this, options)
      results.handOn('modules', (build, id) => compile.load.call(build, id))
    },
    async load(id) {
      const module = await plugin.load.call(this, id)
      if (!module && isOurs(id)) this.error(`TypeScript wrote no module for ${id}`)
      return module
    },
  }
  const compiled = {
    name: 'compiled',
    load(id) {
      return results.read('modules', id)(this, id)
    },
  }
  return { compile, compiled }
}

const isOurs = (id) => /\/(src|widgets)\/.*\.tsx?$/.test(id) && !id.includes('/node_modules/')

/** TypeScript and JSX to plain modules, file by file; types are checked by the build of what ships and by `npm run lint`. */
export const transpile = () => ({
  name: 'transpile',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    return transform(code, {
      filename: id,
      configFile: false,
      swcrc: false,
      sourceMaps: maps,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: id.endsWith('x') },
        transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      },
    })
  },
})
