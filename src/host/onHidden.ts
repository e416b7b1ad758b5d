/** Tells when the page goes out of sight, which may be the last that a script hears. Returns the function that ends it. */
export function onHidden(run: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') run()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
