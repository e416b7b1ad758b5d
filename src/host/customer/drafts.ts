import { tryOrUndefined } from './tryOrUndefined'
import { shared } from '../shared'

const PREFIX = 'lens-widgets:draft:'

/** A browser brings tabs back after weeks: what was typed so long ago is nobody's intent any more. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000

/**
 * Unfinished forms over a reload, in the tab's own storage, for one owner. A form removes its draft when it is sent;
 * logout removes them all, and none is given back after 30 days. Where storage is closed nothing is kept, and nothing
 * fails.
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

/** The values of a draft that is young enough. */
function freshOf(kept: string | null): unknown {
  const draft = JSON.parse(kept ?? 'null') as { savedAt?: unknown } | null
  if (typeof draft?.savedAt !== 'number') return draft
  const { savedAt, ...values } = draft
  return Date.now() - savedAt > LIFETIME ? null : values
}

const PAGE = 'page'

/** Drafts of dialogs, which do not belong to a customer. */
export const pageDrafts = draftsOf(PAGE)

/** What was chosen on the page, for this tab: no unfinished form, but it goes with them. */
export const tabChoices = draftsOf(`${PAGE}:choice`)

/** In `sessionStorage`: the customer whose account this tab has shown last. */
const LAST = 'lens-widgets:customer'

/**
 * Drafts of one customer; those of any other customer are removed, and those of the page with them: where the session is
 * a cookie, only the account tells that somebody else has signed in.
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

/** Forms of which no draft is kept, such as that of a password, while something is typed there. */
export const unkeptForms = (): Set<object> => (shared().unkept ??= new Set())

/** Whether any form in this tab is unfinished and has its draft. */
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
