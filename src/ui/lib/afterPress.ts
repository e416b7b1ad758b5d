/** Callbacks delayed by the current press. */
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
 * Delays layout changes on blur until the press that caused it has ended. A press moves the focus before its
 * click: if a message appeared or a list closed in between, the button would move away from the pointer and
 * get no click.
 */
export function afterPress(run: () => void): void {
  if (held === undefined) run()
  else held.push(run)
}
