import { shared } from './shared'

/** Warns the page's owner once in the console; tells whether it was the first time. */
export function warnOnce(text: string): boolean {
  const { told } = shared()
  if (told.has(text)) return false
  told.add(text)
  console.warn('[lens-widgets] ' + text)
  return true
}
