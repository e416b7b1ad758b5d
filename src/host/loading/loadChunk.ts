import { element } from '../element'
import { ignore } from '../ignore'
import { shared } from '../shared'
import { LATER } from './loadedSheets'
import { pastCache } from './pastCache'

/** A file of the build, relative to the loader; a script has its hash, a style sheet none. React itself comes `late`. */
export type BuiltFile = [path: string, integrity?: string, isLate?: 1]

/** What a chunk needs: all that it imports, the largest first, itself, React's late half, and their style sheets. */
type ChunkFiles = BuiltFile[]

/** The link by which a style sheet is under way before it is used. */
type Hint = Partial<HTMLLinkElement>

/** The module that lists the files of every chunk; the build writes its name here. */
declare const CHUNK_TABLE: BuiltFile

/** What every island imports. The first screen's files are named in the loader, these among them. */
declare const CHUNKS_OF_ALL: BuiltFile[]

/**
 * Loads a chunk by its name, in one hop: what it imports and its style sheets are under way before it has run. The
 * build writes this call in place of each `import()`. Under Trusted Types a preload with `integrity` is how a chunk gets
 * its hash checked. Not each sheet of a chunk is shown with it, and an unused `preload` is a warning in the console: a sheet
 * of no medium is loaded as well, and applies nowhere. Its `rel` has a word more: React takes a link that has just
 * 'stylesheet' for the sheet itself, and then adds none to the shadow root.
 */
export async function loadChunk<Module>(name: string): Promise<Module> {
  const table = loadFiles<{ default: Record<string, ChunkFiles> }>([CHUNK_TABLE])
  // With the table, not after it; who waits for one of them hears of its failure.
  for (const file of CHUNKS_OF_ALL) preload(file).catch(ignore)
  const { default: filesOf } = await table
  return loadFiles(filesOf[name] as ChunkFiles, { rel: LATER, media: 'none' })
}

/**
 * The same for what is on the critical path: its files are named in the loader. Nothing runs before every file that it
 * imports is there and has passed its check. React's larger half, which comes last, is waited for by whoever mounts:
 * all else has run by then. A missing style sheet is a failure like a missing script, and can be tried again.
 */
export async function loadFiles<Module>(
  files: ChunkFiles,
  sheet: Hint = { rel: 'preload', as: 'style' },
): Promise<Module> {
  const [module] = await Promise.all([
    // It runs while the last style sheets are on their way.
    run<Module>(files.filter((file) => file[1])),
    ...files.map((file) => preload(file, sheet)),
  ])
  return module
}

/**
 * One after the other, each in a task of its own, so that the page may draw and answer between them. What others import
 * is of no use under a second address: they would find the failure under the first, or a copy would run beside it.
 */
async function run<Module>(scripts: ChunkFiles): Promise<Module> {
  await Promise.all(scripts.map((file) => preload(file)))
  const early = scripts.filter(([, , isLate]) => !isLate)
  let module: unknown
  for (const file of early) {
    const [path] = file
    if (moved.has(path) && file !== early.at(-1)) throw stuckAt(path)
    module = await import(moved.get(path) ?? addressOf(path)).catch((error: unknown) => {
      throw moved.size > 0 ? stuckAt(path) : error
    })
  }
  return module as Module
}

function stuckAt(path: string): Error {
  stuck.add(path)
  return new Error(path)
}

/** Lets the islands load their chunks in the same way. */
export function shareChunks(): void {
  Object.assign(shared(), { load: loadChunk, loadFiles })
}

/** Where a file of the build lies. */
export const addressOf = (path: string) => new URL(path, import.meta.url).href

/** All that was asked for, and what of it is under way or there. */
export const asked = new Set<string>()
const preloaded = new Map<string, Promise<unknown>>()

/**
 * Where scripts came from that had failed once: a browser may remember the failure of an address for as long as the page
 * stands (Chrome since version 150, as the standard says). The fragment makes it another one.
 */
const moved = new Map<string, string>()

/** Scripts that only a new page can run. */
export const stuck = new Set<string>()

let attempts = 0

function preload([path, integrity, isLate]: BuiltFile, sheet?: Hint): Promise<unknown> {
  const known = preloaded.get(path)
  if (known) return known
  asked.add(path)
  const what: Hint | undefined = integrity
    ? { rel: 'modulepreload', integrity, fetchPriority: isLate ? 'low' : 'auto' }
    : sheet
  const address = addressOf(path)
  const file = linked(address, what)
    .catch(async () => {
      await pastCache(address)
      return linked(address, what).catch(() => {
        const other = `${address}#${++attempts}`
        if (integrity) moved.set(path, other)
        return linked(other, what)
      })
    })
    .catch((error: unknown) => {
      // The next attempt requests the file, and checks its hash, again.
      preloaded.delete(path)
      throw error
    })
  let waited = file
  if (isLate) {
    shared().react = file.then(() => moved.get(path) ?? address)
    // Who mounts waits for it, and is told if it fails.
    shared().react?.catch(ignore)
    waited = Promise.resolve()
  }
  preloaded.set(path, waited)
  return waited
}

/** A link in the head; one that fails goes. */
const linked = (href: string, hint: Hint | undefined) =>
  new Promise<unknown>((resolve, reject) => {
    const link = element('link', { href, ...hint })
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(href))
    }
    // Safari before 17 knows no such link, and never tells.
    if (!link.relList.supports(link.relList[0] ?? '')) resolve(null)
    document.head.append(link)
  })
