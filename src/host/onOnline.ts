/** Tells when the device has a network again. Returns the function that ends it. */
export function onOnline(run: () => void): () => void {
  addEventListener('online', run)
  return () => removeEventListener('online', run)
}
