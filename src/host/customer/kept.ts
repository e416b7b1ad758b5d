import { pageState } from '../pageState'
import { tryOrUndefined } from './tryOrUndefined'

/** Prefix of all `sessionStorage` keys that belong to a customer. */
export const PREFIX = 'lens-widgets:draft:'

/** Scope of the drafts of dialogs and shop islands; the next one is that of choices on the page. */
export const PAGE = 'page'
export const CHOICE = `${PAGE}:choice`

/** Removes all drafts and choices of a customer from this tab. */
export const removeKept = (): void =>
  tryOrUndefined(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => sessionStorage.removeItem(key)),
  )

/** Tells whether this tab stores something under matching keys. */
export const hasKept = (isMeant: (key: string) => boolean = () => true): boolean =>
  tryOrUndefined(() => Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX) && isMeant(key))) ??
  false

/** Tells whether any form in this tab has a draft. */
export const hasDrafts = (): boolean => hasKept((key) => !key.startsWith(`${PREFIX}${CHOICE}:`))

/** Returns the forms with typed text but without a draft, such as a password form. */
export const unkeptForms = (): Set<object> => (pageState().unkept ??= new Set())
