const retries = new Set<() => void>()

/** Retries everything on the page that network or server have failed: a 'Повторить' was pressed. */
export function retryAll(): void {
  retries.forEach((retry) => retry())
}

/** Listens to `retryAll`, and to the browser that comes online. Returns the function that ends it. */
export function onRetry(retry: () => void): () => void {
  retries.add(retry)
  addEventListener('online', retry)
  return () => {
    retries.delete(retry)
    removeEventListener('online', retry)
  }
}
