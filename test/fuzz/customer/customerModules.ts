import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { transformSync } from '@swc/core'
import type * as Page from './customerPage'

/*
 * A page load evaluates all our modules again. Jest would resolve, read and compile each of them, which took as long as
 * everything that the customer does afterwards; here each is compiled once per run. Libraries are loaded once, by Jest.
 */

const ROOT = join(__dirname, '../../..')
const COMPILED = join(ROOT, 'build/page')
const PAGE = join(__dirname, 'customerPage.tsx')

/** Modules that test/fuzz/page.ts mocks. */
const REPLACED = new Set(['printPage', 'pageAddress'].map((name) => join(ROOT, `src/host/page/${name}.ts`)))

type Exports = Record<string, unknown>
type Evaluate = (
  require: (name: string) => unknown,
  module: { exports: Exports },
  exports: Exports,
  __filename: string,
) => void

/** A module of ours: how to evaluate it, and what it asks for by which names. */
interface Compiled {
  evaluate: Evaluate
  ask: NodeJS.Require
  /** The file of a module by its specifier; undefined for a library. */
  files: Map<string, string | undefined>
}

const compiled = new Map<string, Compiled>()

/** The compiled script is written to a file, from which a stack trace takes its source map. */
function compile(file: string): Compiled {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  })
  const script = join(COMPILED, `${relative(ROOT, file)}.js`)
  if (!existsSync(script) || readFileSync(script, 'utf8') !== code) {
    mkdirSync(dirname(script), { recursive: true })
    writeFileSync(script, code)
  }
  const evaluate = globalThis.eval(
    `(function (require, module, exports, __filename) {${code}\n})\n//# sourceURL=${script}`,
  ) as Evaluate
  return { evaluate, ask: createRequire(file), files: new Map() }
}

function compiledOf(file: string): Compiled {
  const known = compiled.get(file)
  if (known) return known
  const made = compile(file)
  compiled.set(file, made)
  return made
}

function ownFile({ ask, files }: Compiled, name: string): string | undefined {
  if (!files.has(name)) {
    const file = /^[.#]/.test(name) && !/\.css$|\?worker$/.test(name) ? ask.resolve(name) : ''
    files.set(name, file.startsWith(join(ROOT, 'src/')) && !REPLACED.has(file) ? file : undefined)
  }
  return files.get(name)
}

/** The page with modules, and so with a memory, of its own. */
export function loadPage(): typeof Page {
  const loaded = new Map<string, { exports: Exports }>()
  const load = (file: string): Exports => {
    const known = loaded.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    loaded.set(file, module)
    const made = compiledOf(file)
    const require = (name: string): unknown => {
      const own = ownFile(made, name)
      return own === undefined ? made.ask(name) : load(own)
    }
    made.evaluate(require, module, module.exports, file)
    return module.exports
  }
  return load(PAGE) as typeof Page
}
