const retries = new Set<() => void>()

/** Retries all failed calls and loads of the page; called when 'Повторить' is pressed. */
export function retryAll(): void {
  retries.forEach((retry) => retry())
}

/** Calls `retry` on `retryAll` and when the browser comes online. Returns a function that stops listening. */
export function onRetry(retry: () => void): () => void {
  retries.add(retry)
  addEventListener('online', retry)
  return () => {
    retries.delete(retry)
    removeEventListener('online', retry)
  }
}
