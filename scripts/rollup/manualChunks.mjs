import { basename, dirname, extname } from 'node:path'
import {
  CABINET,
  LATER_CARDS,
  NEXT_STEP,
  PONYFILLS,
  ROOT,
  SECTIONS,
  SPECIALIST,
  STORE,
  TRANSLATED,
  WITHOUT_INHERITED,
} from './places.mjs'
import { sharedChunks } from './sharedChunks.mjs'

const packages = (...names) => new RegExp(`/node_modules/(${names.join('|')})/`)

/**
 * Libraries change rarely, so they have chunks of their own, which stay in the cache. These contain what the libraries
 * import, too: if they imported a chunk of our code, each of its changes would rename them.
 */
const libraries = {
  root: /\/node_modules\/react-dom\/(client|cjs\/react-dom-client)/,
  react: packages('react', 'react-dom', 'scheduler'),
  // Libraries of the store, which tools do not load.
  vendor: packages(
    '@reduxjs',
    '@standard-schema',
    'redux',
    'redux-thunk',
    'react-redux',
    'reselect',
    'immer',
    'use-sync-external-store',
  ),
  // Only the cabinet has addresses of its own.
  router: packages('react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'),
  forms: packages(
    'formik',
    'yup',
    'react-input-mask',
    'property-expr',
    'tiny-case',
    'toposort',
    'lodash',
    'lodash-es',
    'react-fast-compare',
    'deepmerge',
    'hoist-non-react-statics',
    'tiny-warning',
    'react-is',
  ),
}

/** Returns the library chunk of a module; modules of ours that libraries need are in one, too. */
function libraryOf(id) {
  if (id === ROOT || id === TRANSLATED) return 'root'
  if (id === PONYFILLS || id === WITHOUT_INHERITED) return 'react'
  // The map needs these helpers for React's default export, and must not load the forms for them.
  if (id.includes('commonjsHelpers')) return 'react'
  return Object.keys(libraries).find((name) => libraries[name].test(id))
}

/** Weights of the pages: most visits begin on the home page, with its first card. */
const WEIGHTS = new Map([
  [CABINET, 100],
  [NEXT_STEP, 60],
  [LATER_CARDS, 20],
  [SPECIALIST, 10],
])
/** Weight of an island without the store: it is so small that code that it does not need matters. */
const OF_TOOL = 25
const OF_ISLAND = 5
const OF_SECTION = 3
/** Weight of dialogs and the specialist's sections. */
const OF_OTHERS = 0.5

/** Characters of code, before minification and compression, that one request costs: about 1.4 kB of transferred bytes. */
const PER_REQUEST = 11_500

/** The chunk of ours that all islands with the store need. */
const CORE = 'core'
/**
 * Prefixes of shared chunks: of what an island, or the home's first card, shares with other pages; of what sections and
 * dialogs share.
 */
const COMMON = 'common-'
const LATER = 'later-'

/** Tells whether a chunk consists of libraries, with the few modules of ours that they need. */
export const isOfLibraries = ({ name, moduleIds }) =>
  Object.hasOwn(libraries, name) || moduleIds.every(isLibrary)

/** Tells whether `manualChunks` gives this name; no other chunk may have it. */
export const isShared = (name) =>
  name === CORE || name.startsWith(COMMON) || name.startsWith(LATER) || Object.hasOwn(libraries, name)

/** Tells whether a shared chunk runs before the first rendering of an island. */
export const isSharedAtOnce = (name) => isShared(name) && name !== 'forms' && !name.startsWith(LATER)

/** Modules that only these need have been loaded when a section loads, so they stay in the cabinets' own chunks. */
const CABINETS = [CABINET, SPECIALIST]

const names = new WeakMap()

/** Returns the chunk names by module, for our modules that several pages need. */
function namesOf(build) {
  const known = names.get(build.getModuleInfo)
  if (known) return known
  const { pages, sections, importsOf, reachOf, usersOf } = structureOf(build)
  const weightOf = (page) => {
    if (WEIGHTS.has(page)) return WEIGHTS.get(page)
    if (!build.getModuleInfo(page).isEntry) return sections.includes(page) ? OF_SECTION : OF_OTHERS
    return reachOf(page).has(STORE) ? OF_ISLAND : OF_TOOL
  }
  const bytesOf = (...ids) => ids.reduce((sum, id) => sum + (build.getModuleInfo(id).code?.length ?? 0), 0)
  const ids = [...build.getModuleIds()]
  const modules = ids
    .filter((id) => !isLibrary(id) && !libraryOf(id))
    .map((id) => ({
      id,
      bytes: bytesOf(id),
      imports: importsOf(id),
      users: usersOf(id),
    }))
  const ofCabinets = CABINETS.map((cabinet) => {
    const number = pages.indexOf(cabinet)
    return modules.filter(({ users }) => users.join() === `${number}`).map(({ id }) => id)
  })
  const ofLibraries = Object.keys(libraries).map((name) => ids.filter((id) => libraryOf(id) === name))
  const ofCabinet = new Set(ofCabinets.flat())
  const chunks = sharedChunks(
    modules.filter(({ id, users }) => users.length > 1 || ofCabinet.has(id)),
    {
      weights: pages.map(weightOf),
      perRequest: PER_REQUEST,
      fixed: [...ofLibraries, ...ofCabinets].map((ids) => ({ ids, bytes: bytesOf(...ids) })),
    },
  )
  const isAtOnce = (number) => build.getModuleInfo(pages[number]).isEntry || pages[number] === NEXT_STEP
  const usersIn = new Map(modules.map(({ id, users }) => [id, users]))
  const nameOf = (chunk) => {
    if (chunk.includes(STORE)) return CORE
    const [largest] = chunk.toSorted((one, other) => bytesOf(other) - bytesOf(one))
    const prefix = chunk.some((id) => usersIn.get(id).some(isAtOnce)) ? COMMON : LATER
    return `${prefix}${basename(largest, extname(largest))}`
  }
  const found = new Map(
    [
      ...chunks.map((chunk) => [chunk, nameOf(chunk)]),
      ...ofCabinets.map((chunk, index) => [chunk, basename(dirname(CABINETS[index]))]),
    ].flatMap(([chunk, name]) => chunk.map((id) => [id, name])),
  )
  names.set(build.getModuleInfo, found)
  return found
}

export function manualChunks(id, build) {
  const nameOf = (one) => libraryOf(one) ?? namesOf(build).get(one)
  const [name, ...others] = new Set(placesOf(id, build).map(nameOf))
  return others.length === 0 ? name : undefined
}

/** Returns the modules in whose chunks this one is: itself, or the importers of a library without a chunk of its own. */
function placesOf(id, build, seen = new Set()) {
  if (!isLibrary(id) || libraryOf(id)) return [id]
  if (seen.has(id)) return []
  seen.add(id)
  return build.getModuleInfo(id).importers.flatMap((importer) => placesOf(importer, build, seen))
}

/**
 * Returns a module's chunk in development, where modules keep all their imports (`treeshake`): the lists of generated
 * calls then lead from each chunk to every other, and libraries to each other, so that everything shared has to be one
 * chunk.
 */
export function fewChunks(id, build) {
  const library = libraryOf(id)
  if (library || isLibrary(id)) return library === 'root' || library === 'react' ? library : 'vendor'
  const { pages, reachOf } = structureOf(build)
  const isOfMany = pages.filter((page) => reachOf(page).has(id)).length > 1
  return isOfMany || id.includes('/src/api/generated/') ? CORE : undefined
}

/* What the product is made of, read from its imports: islands, pages of the cabinet, and what each of them reaches. */

export const isLibrary = (id) => id.includes('/node_modules/') || id.startsWith('\0')

/** The structure of each build, which its `getModuleInfo` identifies. */
const structures = new WeakMap()

export function structureOf({ getModuleIds, getModuleInfo }) {
  const known = structures.get(getModuleInfo)
  if (known) return known
  const importsOf = importsIn(getModuleInfo)
  const reach = new Map()
  const reachOf = (id) => {
    const found = reach.get(id) ?? addReach(id, importsOf, new Set())
    reach.set(id, found)
    return found
  }
  const islands = [...getModuleIds()].filter((id) => getModuleInfo(id).isEntry)
  // Each section has a file of its own in the folder of the same name.
  const sections = (getModuleInfo(SECTIONS)?.importedIds ?? [])
    .flatMap((id) => [id, ...getModuleInfo(id).importedIds])
    .filter((id) => id.startsWith(SECTIONS.replace('.ts', '/')))
    .flatMap((id) => getModuleInfo(id).dynamicallyImportedIds)
  const ids = [...getModuleIds()].filter((id) => !isLibrary(id))
  const isLoaded = (id) => getModuleInfo(id).dynamicImporters.length > 0
  const pages = [...new Set([...islands, ...ids.filter(isLoaded)])]
  const loaded = loadedBefore(pages, reachOf, getModuleInfo)
  /** Returns the numbers of the pages that need a module and do not have it from a page that was loaded before. */
  const usersOf = (id) =>
    pages.flatMap((page, number) => (reachOf(page).has(id) && !loaded.get(page).has(id) ? [number] : []))
  const structure = { sections, pages, importsOf, reachOf, usersOf }
  structures.set(getModuleInfo, structure)
  return structure
}

/** Returns, by page, the modules that are loaded already, whatever page loads it. */
function loadedBefore(pages, reachOf, getModuleInfo) {
  const loaded = new Map()
  const find = (page, isUnderWay) => {
    if (loaded.has(page)) return loaded.get(page)
    const { isEntry, dynamicImporters } = getModuleInfo(page)
    const importers = isEntry
      ? []
      : pages.filter((one) => dynamicImporters.some((id) => reachOf(one).has(id)))
    const all = importers
      .filter((importer) => !isUnderWay.has(importer))
      .map((importer) => new Set([...reachOf(importer), ...find(importer, new Set([...isUnderWay, page]))]))
    const [first = new Set(), ...others] = all
    const found = new Set([...first].filter((id) => others.every((one) => one.has(id))))
    if (isUnderWay.size === 0) loaded.set(page, found)
    return found
  }
  for (const page of pages) find(page, new Set())
  return loaded
}

/** Adds every module of ours that a module imports statically, itself first. */
function addReach(id, importsOf, seen) {
  seen.add(id)
  for (const next of importsOf(id)) if (!seen.has(next) && !isLibrary(next)) addReach(next, importsOf, seen)
  return seen
}

/** Returns the imports of a module; from a list of generated calls only those that it names. */
const importsIn = (getModuleInfo) => (id) => {
  const { code, importedIds } = getModuleInfo(id)
  return importedIds.flatMap((next) => {
    const calls = /\/generated\/\w+\.ts$/.test(next) ? getModuleInfo(next).importedIds : [next]
    return calls.filter((call) => calls.length === 1 || code.includes(basename(call, '.ts')))
  })
}
