/**
 * Calls `run` every so many milliseconds while the page is in sight, and as soon as it comes back into sight. Returns a
 * function that ends it.
 */
export function everyWhileVisible(run: () => void, milliseconds: number): () => void {
  const runIfVisible = () => {
    if (document.visibilityState === 'visible') run()
  }
  const timer = setInterval(runIfVisible, milliseconds)
  document.addEventListener('visibilitychange', runIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', runIfVisible)
  }
}
