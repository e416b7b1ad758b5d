import { element } from '../element'
import { ignore } from '../ignore'
import { tellProblem } from '../problem'
import { pageState, type BuiltFile } from '../pageState'
import { beforeReact } from './beforeReact'
import { createLinker } from './linkScript'
import { LATER } from './loadedSheets'
import { pastCache } from './pastCache'

/**
 * Files that a chunk needs: its imports, the largest first, then the chunk itself, React's late half, and
 * their style sheets.
 */
type ChunkFiles = BuiltFile[]

/** Attributes of the link that preloads a style sheet. */
type Hint = Partial<HTMLLinkElement>

/** The module that lists the files of every chunk; the build inserts its name here. */
declare const CHUNK_TABLE: BuiltFile

/**
 * Files that every island with the store imports. The loader names the files of the first screen, which
 * include them.
 */
declare const CHUNKS_OF_ALL: BuiltFile[]

/** The files that render an island before React, by its name; the last of them starts it. */
declare const DRAWING: Record<string, BuiltFile[]>

/**
 * The names of islands and their parts that need only React of these files; a short table of their own lists
 * their files.
 */
declare const CHUNKS_WITHOUT_STORE: string[]
declare const TABLE_WITHOUT_STORE: BuiltFile

const isPlain = (name: string) => CHUNKS_WITHOUT_STORE.includes(name)
const tableOf = (name: string) => (isPlain(name) ? TABLE_WITHOUT_STORE : CHUNK_TABLE)

/**
 * Loads a chunk by its name in one round trip: its imports and style sheets are requested before it runs. The
 * build replaces each `import()` with this call. Under Trusted Types, the browser checks a chunk's hash
 * through a preload with `integrity`. Some sheets of a chunk are not shown with it, and the console would
 * warn of an unused `preload`; a sheet with `media: none` loads as well and applies nowhere. Its `rel` has an
 * extra word, because React takes a link with just 'stylesheet' for the sheet itself and would then not add
 * one to the shadow root.
 */
export async function loadChunk<Module>(name: string): Promise<Module> {
  const drawing = DRAWING[name]
  if (drawing) {
    // These files are requested first, while the connection is busy; the mounting code handles their failure.
    await beforeReact(loadFiles(drawing).then(() => pageState().sectionCode))
    // The table comes after these files, with a low priority: of all later files only React is needed at once.
    preload(tableOf(name), undefined, true).catch(ignore)
  }
  const part = loadPart<Module>(name)
  // These files load in parallel with the table; the code that waits for one of them gets its failure.
  for (const file of CHUNKS_OF_ALL)
    if (!isPlain(name) || file[2]) preload(file, undefined, Boolean(drawing)).catch(ignore)
  return part
}

/** How to load a sheet that is not shown yet. */
const LATER_SHEET: Hint = { rel: LATER, media: 'none' }

/** The files of chunks whose requests named them. */
const named = new Map<string, ChunkFiles>()

/**
 * Loads a chunk for a running island: the store is already there or not needed.
 * @param files all files that it needs, if they are known before the table loads; they come after all others
 */
async function loadPart<Module>(name: string, files?: ChunkFiles): Promise<Module> {
  if (files) named.set(name, files)
  files?.forEach((file) => void preload(file, LATER_SHEET, true).catch(ignore))
  return loadFiles(named.get(name) ?? (await filesOf(name)), LATER_SHEET)
}

async function filesOf(name: string): Promise<ChunkFiles> {
  const table = await loadFiles<{ default: Record<string, ChunkFiles> }>([tableOf(name)])
  return table.default[name] as ChunkFiles
}

/**
 * Loads files of the critical path, which the loader names. The module runs once every file that it imports
 * has loaded and passed its check. React's larger half comes last, and the mounting code waits for it: all
 * other files have run by then. A missing style sheet is a failure like a missing script and can be retried.
 * The style sheets include React's. If they were requested before the scripts, they would delay the rendering
 * before React.
 */
export async function loadFiles<Module>(
  files: ChunkFiles,
  sheet: Hint = { rel: 'preload', as: 'style', fetchPriority: 'low' },
): Promise<Module> {
  const [module] = await Promise.all([
    // The module runs while the last style sheets are still loading.
    run<Module>(files.filter((file) => file[1])),
    ...files.map((file) => preload(file, sheet)),
  ])
  return module
}

/**
 * Runs scripts one after another, each in its own task, so that the page can paint and respond between them.
 */
async function run<Module>(scripts: ChunkFiles): Promise<Module> {
  await Promise.all(scripts.map((file) => preload(file)))
  let module: unknown
  for (const [path, , isLate] of scripts)
    if (!isLate)
      module = await runScript(nameIn(path)).catch(async (error: unknown) => {
        await moment()
        throw error
      })
  return module as Module
}

/** Lets the islands load their chunks through this loader. */
export function shareChunks(): void {
  Object.assign(pageState(), { load: loadPart, loadFiles })
}

/** Returns the absolute address of a file of the build. */
export const addressOf = (path: string) => new URL(path, import.meta.url).href

/** The name of a script: 'core' of 'chunks/core-s2mycyYd.js'. */
const nameIn = (path: string) => path.slice(path.indexOf('/') + 1, -12)

/** Paths of all requested files; `preloaded` holds their promises. */
export const asked = new Set<string>()
const preloaded = new Map<string, Promise<unknown>>()

/** Paths of the requested scripts by name. */
const paths = new Map<string, string>()

/**
 * New addresses of files that have failed: a browser may cache the failure of a script's address for the
 * lifetime of the page (Chrome since version 150, as the standard says).
 */
const moved = new Map<string, string>()

let attempts = 0

const currentAddress = (path = '') => moved.get(path) ?? addressOf(path)

/** Lets the next attempt request a file and check its hash again. A fragment makes it another address. */
function forget(path = ''): void {
  preloaded.delete(path)
  moved.set(path, `${addressOf(path)}#${++attempts}`)
}

const runScript = createLinker(
  (name) => currentAddress(paths.get(name)),
  (name) => forget(paths.get(name)),
)

function preload([path, integrity, isLate]: BuiltFile, sheet?: Hint, isLow?: boolean): Promise<unknown> {
  const known = preloaded.get(path)
  if (known) return known
  asked.add(path)
  if (integrity) paths.set(nameIn(path), path)
  const what: Hint | undefined = integrity
    ? { rel: 'modulepreload', integrity, fetchPriority: isLate || isLow ? 'low' : 'auto' }
    : sheet
  const address = currentAddress(path)
  const file = addLink(address, what)
    .catch(async () => {
      await pastCache(address)
      return addLink(address, what).catch(() => {
        forget(path)
        return addLink(currentAddress(path), what)
      })
    })
    .catch(async (error: unknown) => {
      forget(path)
      await moment()
      tellProblem({ kind: 'file', reason: 'load' }, address)
      throw error
    })
  let waited = file
  if (isLate) {
    pageState().react = file.then(() => () => runScript(nameIn(path)))
    // The mounting code waits for this promise and handles its failure.
    pageState().react?.catch(ignore)
    waited = Promise.resolve()
  }
  preloaded.set(path, waited)
  return waited
}

/**
 * The browser aborts the requests of a page that is being left, in WebKit before the page is told. After this
 * delay such a page is gone, so it reports nothing and shows no fallback.
 */
const moment = () => new Promise((resolve) => setTimeout(resolve, 1000))

/**
 * Adds a link, and removes it if it fails. It stands beside head and body: libraries that swap pages take out of the
 * head what the next page has not, and a sheet that is taken out before it has loaded tells nobody.
 */
const addLink = (href: string, hint: Hint | undefined) =>
  new Promise<unknown>((resolve, reject) => {
    const link = element('link', { href, ...hint })
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(href))
    }
    // Safari before 17 does not support this link and fires no event.
    if (!link.relList.supports(link.relList[0] ?? '')) resolve(null)
    document.documentElement.append(link)
  })
