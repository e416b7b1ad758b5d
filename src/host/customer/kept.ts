import { tryOrUndefined } from './tryOrUndefined'

/** What the keys of all that a tab keeps of its customer begin with, in `sessionStorage`. */
export const PREFIX = 'lens-widgets:draft:'

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
