import { tryOrUndefined } from '../host/customer/tryOrUndefined'

/**
 * Returns a function that returns a promise while the list of a select is open: the browser closes a list whose select
 * is replaced. It resolves when the list is closed. Browsers that know no `:open` do not tell.
 */
export function whileChoosing(root: ShadowRoot): () => Promise<void> | undefined {
  let closed: Promise<void> | undefined
  const isOpen = () => tryOrUndefined(() => root.querySelector('select:open'))
  const wait = (resolve: () => void) =>
    requestAnimationFrame(() => {
      if (isOpen()) wait(resolve)
      else resolve()
    })
  return () => {
    if (isOpen()) closed ??= new Promise(wait)
    else closed = undefined
    return closed
  }
}
