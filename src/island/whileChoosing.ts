/** The list of a select that is open, and a slider that is being moved. */
const CHOOSING = ':is(select:open, [type=range]:active)'

/**
 * Returns a function that returns a promise while the customer chooses: the browser closes a list, and drops a slider,
 * that is replaced. It resolves when the list is closed, or the slider let go. Browsers that know no `:open` do not
 * tell of lists.
 */
export function whileChoosing(root: ShadowRoot): () => Promise<void> | undefined {
  let chosen: Promise<void> | undefined
  const isChoosing = () => root.querySelector(CHOOSING) !== null
  const wait = (resolve: () => void) =>
    requestAnimationFrame(() => {
      if (isChoosing()) wait(resolve)
      else resolve()
    })
  return () => {
    if (isChoosing()) chosen ??= new Promise(wait)
    else chosen = undefined
    return chosen
  }
}
