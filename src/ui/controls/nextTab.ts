/** Returns the index of the tab that a key selects; -1 for any other key. */
export function nextTab(key: string, current: number, length: number): number {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % length
    case 'ArrowLeft':
      return (current - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return -1
  }
}
