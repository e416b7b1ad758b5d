import { pageState } from './pageState'

/**
 * Warns the page's owner once in the console; returns whether it was the first time.
 * @param more a part of the message that may vary between repetitions
 */
export function warnOnce(text: string, more = ''): boolean {
  const { told } = pageState()
  if (told.has(text)) return false
  told.add(text)
  console.warn('[lens-widgets] ' + text + more)
  return true
}
