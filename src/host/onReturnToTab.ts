/**
 * Calls `onReturn` when the customer comes back to this page from another tab or window. Returns a function that
 * stops it.
 */
export function onReturnToTab(onReturn: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && onReturn()
  addEventListener('focus', onVisible)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('focus', onVisible)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
