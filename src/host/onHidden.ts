/**
 * Calls `run` when the page becomes hidden, often a script's last chance to run. Returns a function that
 * stops listening.
 */
export function onHidden(run: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') run()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
