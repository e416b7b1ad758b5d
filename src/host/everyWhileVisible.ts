/**
 * Calls `run` at an interval while the page is visible, and as soon as it becomes visible again. Returns a
 * function that stops it.
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
