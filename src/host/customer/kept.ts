import { pageState } from '../pageState'
import { tryOrUndefined } from './tryOrUndefined'

/** What the keys of all that a tab keeps of its customer begin with, in `sessionStorage`. */
export const PREFIX = 'lens-widgets:draft:'

/** What is kept of dialogs and of the shop's islands, and of what was chosen on the page. */
export const PAGE = 'page'
export const CHOICE = `${PAGE}:choice`

/** Removes all that this tab keeps of a customer: drafts and choices. */
export const removeKept = (): void =>
  tryOrUndefined(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => sessionStorage.removeItem(key)),
  )

/** Tells whether the tab keeps something, under keys that begin so. */
export const hasKept = (isMeant: (key: string) => boolean = () => true): boolean =>
  tryOrUndefined(() => Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX) && isMeant(key))) ??
  false

/** Tells whether any form in this tab is unfinished and has a draft. */
export const hasDrafts = (): boolean => hasKept((key) => !key.startsWith(`${PREFIX}${CHOICE}:`))

/** Returns the forms that hold typed text and keep no draft, such as a password form. */
export const unkeptForms = (): Set<object> => (pageState().unkept ??= new Set())
