import { reloadPage } from '../page/pageAddress'
import { hasDrafts, unkeptForms } from '../customer/kept'
import { pageState } from '../pageState'
import { addressOf, asked } from './loadChunk'
import { withoutInherited } from '../withoutInherited'

/** Key of the file that caused the last reload: the page never reloads twice for one file. */
const RELOADED_FOR = 'lens-widgets:reloaded-for'

/**
 * Reloads the page once if a deploy has removed its files: a retry would not help then. It does not reload
 * while a form holds typed text. It requests the manifest again, which fails without a network.
 * @returns true if a file is gone
 */
export async function reloadIfStale(): Promise<boolean> {
  let gone: string | undefined
  try {
    const answer = await fetch(
      addressOf('manifest.json'),
      withoutInherited<RequestInit>({ cache: 'no-store' }),
    )
    const { files } = (await answer.json()) as { files: object }
    gone = [...asked].find((path) => !(path in files))
    // If the storage is blocked, this read throws, because the reload could not be remembered.
    const isTyping = hasDrafts() || unkeptForms().size > 0
    if (gone && !isTyping && sessionStorage.getItem(RELOADED_FOR) !== gone) {
      sessionStorage.setItem(RELOADED_FOR, gone)
      // The loader that named the file may have come from the browser's cache, with the query of its tag. The
      // reloaded page has to get the new one.
      await fetch(addressOf(''), withoutInherited<RequestInit>({ cache: 'reload' }))
      reloadPage()
    }
  } catch {
    // The state is unknown, or a reload is impossible.
  }
  return gone !== undefined
}

/** Lets the islands check for a stale build. */
export const shareStale = (): void => {
  pageState().reloadIfStale = reloadIfStale
}
