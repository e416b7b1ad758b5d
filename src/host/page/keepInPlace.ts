/** Scrolls what an action has moved back to where it was. */
export function keepInPlace(element: HTMLElement, act: () => void): void {
  const { top } = element.getBoundingClientRect()
  act()
  const moved = element.isConnected ? element.getBoundingClientRect().top - top : 0
  if (moved !== 0) (element.closest('dialog') ?? window).scrollBy(0, moved)
}
