/** What the customer's press that is under way puts off. */
let held: (() => void)[] | undefined

export function pressBegan(): void {
  held ??= []
}

export function pressEnded(): void {
  const waiting = held ?? []
  held = undefined
  waiting.forEach((run) => run())
}

/**
 * Puts off what moves the page when a field is left, until the press that leaves it is over. A press moves the focus before
 * it clicks: if a message appeared in between, or a list closed, the button would move away from the pointer, and there
 * would be no click.
 */
export function afterPress(run: () => void): void {
  if (held === undefined) run()
  else held.push(run)
}
