import { shared } from './shared'

/** Warns the page's owner once in the console. */
export function warnOnce(text: string): void {
  const { told } = shared()
  if (told.has(text)) return
  told.add(text)
  console.warn('[lens-widgets] ' + text)
}
