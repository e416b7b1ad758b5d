import { element } from './element'

/** A file of the build, relative to the loader, and its hash. */
type BuiltFile = [path: string, integrity: string]

/** What an island needs: its chunk with all that it imports, itself first, and their style sheets. */
type Files = [scripts: BuiltFile[], styles: string[]]

/**
 * Loads a chunk in one hop: what it imports and its style sheets are under way before it has run. The build writes
 * this call in place of each `import()` of the loader. Under Trusted Types a preload with `integrity` is how a chunk
 * gets its hash checked.
 */
export function loadChunk<Module>([scripts, styles]: Files): Promise<Module> {
  for (const [path, integrity] of scripts) preload(path, { rel: 'modulepreload', integrity })
  for (const path of styles) preload(path, { rel: 'preload', as: 'style' })
  return importFile(scripts[0]?.[0] ?? '')
}

/** The same for an island that waits until it is opened: the list of its files is loaded first. */
export async function loadWaiting<Module>(table: string, index: number): Promise<Module> {
  const { default: waiting } = await importFile<{ default: Files[] }>(table)
  return loadChunk(waiting[index] ?? [[], []])
}

const addressOf = (path: string) => new URL(path, import.meta.url).href

const importFile = <Module>(path: string): Promise<Module> => import(addressOf(path)) as Promise<Module>

function preload(path: string, properties: Partial<HTMLLinkElement>): void {
  const href = addressOf(path)
  if (!document.head.querySelector(`link[href="${href}"]`)) {
    document.head.append(element('link', { ...properties, href }))
  }
}
