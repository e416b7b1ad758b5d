import { awaitedAccount, checkCustomer } from './customer'
import { containersIn, nameOf } from '../page/containers'
import { CHOICE, PAGE, PREFIX } from './kept'
import { tryOrUndefined } from './tryOrUndefined'

/**
 * Milliseconds after which a draft expires: a browser may restore tabs after weeks, when nobody wants to
 * continue such an old text.
 */
const LIFETIME = 30 * 24 * 60 * 60 * 1000

/**
 * Returns the store of unfinished forms of one purpose, in `sessionStorage`, so that they survive a reload.
 * Drafts belong to the customer of the page: another one does not see them (contract 5.8). A form removes its
 * draft when it is sent, logout removes all drafts, and a draft over 30 days old is ignored. If the storage
 * is blocked, it stores nothing and does not throw.
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

/** Like `draftsOf`, for anonymous forms such as a survey: the customer need not be identified. */
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

/** Returns the values of a draft that has not expired. */
function freshOf(kept: string | null): unknown {
  const draft = JSON.parse(kept ?? 'null') as { savedAt?: unknown } | null
  if (typeof draft?.savedAt !== 'number') return draft
  const { savedAt, ...values } = draft
  return Date.now() - savedAt > LIFETIME ? null : values
}

/** Drafts of dialogs and of the shop islands. */
export const pageDrafts = draftsOf(PAGE)

/**
 * Returns the drafts of an island that may stand on a page more than once: each container has its own, by its place
 * among those with its name, which a reload keeps. The first has those of the page.
 */
export function draftsIn(container: HTMLElement): typeof pageDrafts {
  const same = containersIn(document).filter((one) => nameOf(one) === nameOf(container))
  const place = same.indexOf(container)
  return place > 0 ? draftsOf(`${PAGE}:${place + 1}`) : pageDrafts
}

/**
 * Choices made on the page, stored for this tab. They are not forms, but are removed together with the
 * drafts.
 */
export const tabChoices = draftsOf(CHOICE)

/** Returns the drafts of one account. Consumers and specialists have separate id sequences. */
export const customerDrafts = (id: string | number, kind: 'customer' | 'specialist' = 'customer') =>
  draftsOf(`${kind}-${id}`)
