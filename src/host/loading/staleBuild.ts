import { reloadPage } from '../page/pageAddress'
import { hasDrafts, unkeptForms } from '../customer/drafts'
import { shared } from '../shared'
import { addressOf, asked, stuck } from './loadChunk'

/** The file for which we reloaded last: we never reload twice for the same one. */
const RELOADED_FOR = 'lens-widgets:reloaded-for'

/**
 * Where a failure comes of a deploy that took this page's files away, or the browser remembers the failure of a file, trying
 * again is of no use: the page is reloaded once, unless a form holds what was typed. The manifest is asked for again;
 * without a network nothing is known.
 * @returns whether a file is gone, or can be run by a new page alone
 */
export async function reloadIfStale(): Promise<boolean> {
  let gone: string | undefined
  try {
    const answer = await fetch(addressOf('manifest.json'), { cache: 'no-store' })
    const { files } = (await answer.json()) as { files: object }
    gone = [...asked].find((path) => !(path in files) || stuck.has(path))
    // Where storage is closed nobody would remember a reload: reading it throws.
    const isTyping = hasDrafts() || unkeptForms().size > 0
    if (gone && !isTyping && sessionStorage.getItem(RELOADED_FOR) !== gone) {
      sessionStorage.setItem(RELOADED_FOR, gone)
      // The loader that named it, with the query of its tag, may have come from the browser's cache; after a reload the
      // new one shall.
      await fetch(addressOf(''), { cache: 'reload' })
      reloadPage()
    }
  } catch {
    // Nothing is known, or nothing can be done.
  }
  return gone !== undefined
}

/** Lets the islands look, too. */
export const shareStale = (): void => {
  shared().reloadIfStale = reloadIfStale
}
