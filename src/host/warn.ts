import { pageState } from './pageState'

/**
 * Warns the page's owner once in the console; tells whether it was the first time.
 * @param more what may differ between two times of the same
 */
export function warnOnce(text: string, more = ''): boolean {
  const { told } = pageState()
  if (told.has(text)) return false
  told.add(text)
  console.warn('[lens-widgets] ' + text + more)
  return true
}
