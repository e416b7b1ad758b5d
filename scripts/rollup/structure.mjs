import { basename, dirname } from 'node:path'
import { SECTIONS } from './places.mjs'

/* What the product is made of, read from its imports: islands, pages of the cabinet, and what each of them reaches. */

export const isLibrary = (id) => id.includes('/node_modules/') || id.startsWith('\0')

/** Per build, which its `getModuleInfo` stands for. */
const structures = new WeakMap()

export function structureOf({ getModuleIds, getModuleInfo }) {
  const known = structures.get(getModuleInfo)
  if (known) return known
  const reach = new Map()
  const reachOf = (id) => {
    const found = reach.get(id) ?? addReach(id, getModuleInfo, new Set())
    reach.set(id, found)
    return found
  }
  const islands = [...getModuleIds()].filter((id) => getModuleInfo(id).isEntry)
  // Each stands in a file of its own in the folder of the same name.
  const sections = (getModuleInfo(SECTIONS)?.importedIds ?? [])
    .flatMap((id) => [id, ...getModuleInfo(id).importedIds])
    .filter((id) => id.startsWith(SECTIONS.replace('.ts', '/')))
    .flatMap((id) => getModuleInfo(id).dynamicallyImportedIds)
  // What the home page draws later is a page, too.
  const later = [...reachOf(SECTIONS)]
    .filter((id) => id.startsWith(dirname(SECTIONS)))
    .flatMap((id) => getModuleInfo(id).dynamicallyImportedIds)
  const pages = [...new Set([...islands, ...sections, ...later])]
  const structure = { sections, reachOf, usersOf: (id) => pages.filter((page) => reachOf(page).has(id)) }
  structures.set(getModuleInfo, structure)
  return structure
}

/** Every module of ours that one imports statically, itself first. */
function addReach(id, getModuleInfo, seen) {
  const { code, importedIds } = getModuleInfo(id)
  seen.add(id)
  for (const next of importedIds) {
    if (seen.has(next) || isLibrary(next)) continue
    // A list of generated calls is a signpost: only the calls that are named belong to who imports it.
    const calls = /\/generated\/\w+\.ts$/.test(next) ? getModuleInfo(next).importedIds : [next]
    for (const call of calls) {
      if (calls.length === 1 || code.includes(basename(call, '.ts'))) addReach(call, getModuleInfo, seen)
    }
  }
  return seen
}
