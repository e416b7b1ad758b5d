/** A file of the build, relative to the loader, and its hash. */
type BuiltFile = [path: string, integrity: string]

/**
 * Loads a chunk in one hop: what it imports and its style sheets are under way before it has run. The build writes
 * this call in place of each `import()` of the loader. Under Trusted Types a preload with `integrity` is how a chunk
 * gets its hash checked.
 */
export function loadChunk<Module>(scripts: BuiltFile[], styles: string[]): Promise<Module> {
  const [entry] = scripts.map(([path, integrity]) => preload(path, { rel: 'modulepreload', integrity }))
  for (const path of styles) preload(path, { rel: 'preload', as: 'style' })
  return import(entry ?? '') as Promise<Module>
}

export const addressOf = (path: string) => new URL(path, import.meta.url).href

function preload(path: string, properties: Partial<HTMLLinkElement>): string {
  const href = addressOf(path)
  const known = [...document.head.querySelectorAll('link')].some((link) => link.href === href)
  if (!known) document.head.append(Object.assign(document.createElement('link'), properties, { href }))
  return href
}
