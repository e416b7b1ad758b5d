import { awaitedAccount, checkCustomer } from './customer'
import { CHOICE, PAGE, PREFIX } from './kept'
import { tryOrUndefined } from './tryOrUndefined'

/**
 * Milliseconds after which a draft expires: a browser restores tabs after weeks, and nobody means to go on
 * with so old a text.
 */
const LIFETIME = 30 * 24 * 60 * 60 * 1000

/**
 * Returns the store of unfinished forms of one purpose, in the tab's own storage, so that they survive a reload. They belong
 * to the customer of the page: another one finds nothing (contract 5.8). A form removes its draft when it is sent, logout
 * removes all drafts, and a draft over 30 days old is not given back. Where storage is closed it keeps nothing and does
 * not fail.
 */
export function draftsOf(purpose: string) {
  const { read, write, remove } = anonymousDraftsOf(purpose)
  return {
    read: (key: string): unknown => (awaitedAccount() === undefined ? read(key) : null),
    write(key: string, values: Record<string, unknown>): void {
      checkCustomer()
      write(key, values)
    },
    remove,
  }
}

/** The same for what is typed without a name, such as the answers of a survey: no account has to tell whose it is. */
export function anonymousDraftsOf(purpose: string) {
  const name = (key: string) => `${PREFIX}${purpose}:${key}`
  return {
    read: (key: string): unknown => tryOrUndefined(() => freshOf(sessionStorage.getItem(name(key)))),
    write: (key: string, values: Record<string, unknown>): void =>
      tryOrUndefined(() =>
        sessionStorage.setItem(name(key), JSON.stringify({ ...values, savedAt: Date.now() })),
      ),
    remove: (key: string): void => tryOrUndefined(() => sessionStorage.removeItem(name(key))),
  }
}

/** Returns the values of a draft that is young enough. */
function freshOf(kept: string | null): unknown {
  const draft = JSON.parse(kept ?? 'null') as { savedAt?: unknown } | null
  if (typeof draft?.savedAt !== 'number') return draft
  const { savedAt, ...values } = draft
  return Date.now() - savedAt > LIFETIME ? null : values
}

/** Drafts of dialogs and of the shop's islands. */
export const pageDrafts = draftsOf(PAGE)

/**
 * Choices made on the page, kept for this tab. They are no unfinished forms, but are removed with the drafts.
 */
export const tabChoices = draftsOf(CHOICE)

/** Returns the drafts of one account. Ids of consumers and of specialists come from two tables. */
export const customerDrafts = (id: string | number, kind: 'customer' | 'specialist' = 'customer') =>
  draftsOf(`${kind}-${id}`)
