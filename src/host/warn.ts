import { shared } from './shared'

/** Tells the page's owner once, in the console, what to mend on the page. */
export function warnOnce(text: string): void {
  const { told } = shared()
  if (told.has(text)) return
  told.add(text)
  console.warn('[lens-widgets] ' + text)
}
