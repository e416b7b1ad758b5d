import { reloadPage } from '../page/pageAddress'
import { hasDrafts, unkeptForms } from '../customer/kept'
import { pageState } from '../pageState'
import { addressOf, asked, stuck } from './loadChunk'
import { withoutInherited } from '../withoutInherited'

/** Key for the file that caused the last reload: the page never reloads twice for one file. */
const RELOADED_FOR = 'lens-widgets:reloaded-for'

/**
 * Reloads the page once if a deploy has taken its files away, or if the browser remembers a file's failure:
 * trying again is then of no use. It does not reload while a form holds typed text. It requests the manifest
 * again; without a network it learns nothing. @returns true if a file is gone, or only a new page can run it
 */
export async function reloadIfStale(): Promise<boolean> {
  let gone: string | undefined
  try {
    const answer = await fetch(
      addressOf('manifest.json'),
      withoutInherited<RequestInit>({ cache: 'no-store' }),
    )
    const { files } = (await answer.json()) as { files: object }
    gone = [...asked].find((path) => !(path in files) || stuck.has(path))
    // Where storage is closed this read throws, because nothing could remember the reload.
    const isTyping = hasDrafts() || unkeptForms().size > 0
    if (gone && !isTyping && sessionStorage.getItem(RELOADED_FOR) !== gone) {
      sessionStorage.setItem(RELOADED_FOR, gone)
      // The loader that named the file, with the query of its tag, may have come from the browser's cache;
      // the reloaded page must get the new one.
      await fetch(addressOf(''), withoutInherited<RequestInit>({ cache: 'reload' }))
      reloadPage()
    }
  } catch {
    // Nothing is known, or nothing can be done.
  }
  return gone !== undefined
}

/** Lets the islands check for a stale build, too. */
export const shareStale = (): void => {
  pageState().reloadIfStale = reloadIfStale
}
