import { basename } from 'node:path'
import { SECTIONS } from './places.mjs'

/* What the product is made of, read from its imports: islands, pages of the cabinet, and what each of them reaches. */

export const isLibrary = (id) => id.includes('/node_modules/') || id.startsWith('\0')

/** Per build, which its `getModuleInfo` stands for. */
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
  // Each stands in a file of its own in the folder of the same name.
  const sections = (getModuleInfo(SECTIONS)?.importedIds ?? [])
    .flatMap((id) => [id, ...getModuleInfo(id).importedIds])
    .filter((id) => id.startsWith(SECTIONS.replace('.ts', '/')))
    .flatMap((id) => getModuleInfo(id).dynamicallyImportedIds)
  const ids = [...getModuleIds()].filter((id) => !isLibrary(id))
  const isLoaded = (id) => getModuleInfo(id).dynamicImporters.length > 0
  const pages = [...new Set([...islands, ...ids.filter(isLoaded)])]
  const loaded = loadedBefore(pages, reachOf, getModuleInfo)
  /** The pages, by number, that need a module and cannot have it from a page that is there already. */
  const usersOf = (id) =>
    pages.flatMap((page, number) => (reachOf(page).has(id) && !loaded.get(page).has(id) ? [number] : []))
  const structure = { sections, pages, importsOf, reachOf, usersOf }
  structures.set(getModuleInfo, structure)
  return structure
}

/** By page, what every page that loads it has loaded already. */
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

/** Every module of ours that one imports statically, itself first. */
function addReach(id, importsOf, seen) {
  seen.add(id)
  for (const next of importsOf(id)) if (!seen.has(next) && !isLibrary(next)) addReach(next, importsOf, seen)
  return seen
}

/** A list of generated calls is a signpost: only the calls that are named belong to who imports it. */
const importsIn = (getModuleInfo) => (id) => {
  const { code, importedIds } = getModuleInfo(id)
  return importedIds.flatMap((next) => {
    const calls = /\/generated\/\w+\.ts$/.test(next) ? getModuleInfo(next).importedIds : [next]
    return calls.filter((call) => calls.length === 1 || code.includes(basename(call, '.ts')))
  })
}
