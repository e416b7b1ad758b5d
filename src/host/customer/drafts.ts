import { tryOrUndefined } from './tryOrUndefined'
import { shared } from '../shared'

const PREFIX = 'lens-widgets:draft:'

/**
 * Milliseconds after which a draft expires: a browser restores tabs after weeks, and nobody means to go on
 * with so old a text.
 */
const LIFETIME = 30 * 24 * 60 * 60 * 1000

/**
 * Returns the store of one owner's unfinished forms, in the tab's own storage, so that they survive a reload.
 * A form removes its draft when it is sent, logout removes all drafts, and a draft over 30 days old is not
 * given back. Where storage is closed it keeps nothing and does not fail.
 */
export function draftsOf(owner: string) {
  const name = (key: string) => `${PREFIX}${owner}:${key}`
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

const PAGE = 'page'

/** Drafts of dialogs, which belong to no customer. */
export const pageDrafts = draftsOf(PAGE)

/**
 * Choices made on the page, kept for this tab. They are no unfinished forms, but are removed with the drafts.
 */
export const tabChoices = draftsOf(`${PAGE}:choice`)

/** Key in `sessionStorage` for the customer whose account this tab has shown last. */
const LAST = 'lens-widgets:customer'

/**
 * Returns the drafts of one customer and removes those of any other. If another customer has signed in, it
 * removes the page's drafts too: where the session is a cookie, only the account tells that.
 */
export function customerDrafts(id: string | number) {
  const owner = `customer-${id}`
  const last = tryOrUndefined(() => sessionStorage.getItem(LAST)) ?? owner
  const isLeft = (key: string) =>
    last !== owner || (!key.startsWith(PREFIX + owner + ':') && !key.startsWith(PREFIX + PAGE + ':'))
  removeDrafts(isLeft)
  tryOrUndefined(() => sessionStorage.setItem(LAST, owner))
  return draftsOf(owner)
}

/** Returns the forms that hold typed text and keep no draft, such as a password form. */
export const unkeptForms = (): Set<object> => (shared().unkept ??= new Set())

/** Tells whether any form in this tab is unfinished and has a draft. */
export const hasDrafts = (): boolean =>
  tryOrUndefined(() =>
    Object.keys(sessionStorage).some(
      (key) => key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${PAGE}:choice:`),
    ),
  ) ?? false

/** Removes drafts, so that no customer sees another's. */
export function removeDrafts(isLeft: (key: string) => boolean = () => true): void {
  tryOrUndefined(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX) && isLeft(key))
      .forEach((key) => sessionStorage.removeItem(key)),
  )
}
