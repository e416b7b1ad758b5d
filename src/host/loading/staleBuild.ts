import { attempt } from '../attempt'

/** The script for which we reloaded last: we never reload twice for the same one. */
const RELOADED_FOR = 'lens-widgets:reloaded-for'

/**
 * The first script this page has asked for that the build on the server no longer has: a deploy has taken it away.
 * The manifest is asked for anew; without a network, or a manifest, nothing is known.
 */
export async function missingScript(): Promise<string | undefined> {
  try {
    // Chunks lie one folder below the manifest.
    const base = new URL('..', import.meta.url).href
    const answer = await fetch(`${base}manifest.json`, { cache: 'no-store' })
    const { files } = (await answer.json()) as { files: object }
    const gone = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
      // Those of the host page have nothing after our base.
      .map(({ href }) => href.split(base)[1])
      .find((script) => script !== undefined && !Object.hasOwn(files, script))
    // The loader that named it may have come from the browser's cache; after a reload the new one shall.
    if (gone !== undefined) await fetch(`${base}loader.js`, { cache: 'reload' }).catch(() => undefined)
    return gone
  } catch {
    return undefined
  }
}

/** Whether to reload for it without asking. Where storage is closed nobody would remember, so never. */
export function mayReloadFor(script: string): boolean {
  const isNew = attempt(() => {
    const last = sessionStorage.getItem(RELOADED_FOR)
    sessionStorage.setItem(RELOADED_FOR, script)
    return last !== script
  })
  return isNew === true
}
