/** Presses the button before or after a spin button, by ArrowDown or ArrowUp; any other key does nothing. */
export function pressStep(event: Pick<KeyboardEvent, 'target' | 'key' | 'preventDefault'>): void {
  const field = event.target as Element
  if (field.getAttribute('role') !== 'spinbutton') return
  const { previousElementSibling: less, nextElementSibling: more } = field
  const button = event.key === 'ArrowUp' ? more : event.key === 'ArrowDown' ? less : null
  if (!(button instanceof HTMLElement)) return
  event.preventDefault()
  button.click()
}
