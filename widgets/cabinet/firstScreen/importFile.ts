import { element } from '#host/element'
import type { BuiltFile } from '#host/loading/loadChunk'

/** Loads a file of the build beside the chunks: it runs only if its hash is right. Rejects if it does not come. */
export async function importFile<Module>([path, integrity = '']: BuiltFile): Promise<Module> {
  const href = new URL(`../${path}`, import.meta.url).href
  await new Promise((resolve, reject) => {
    const link = element('link', { rel: 'modulepreload', href, integrity })
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  })
  return (await import(href)) as Module
}
