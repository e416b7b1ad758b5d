import { pastCache } from './pastCache'

type Root = ShadowRoot | HTMLElement

const linkIn = (root: ParentNode, href: string): HTMLLinkElement | undefined =>
  [...root.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find((link) => link.href === href)

/** Tells whether the sheet is linked in this root and has loaded. */
export const hasStyleSheet = (root: ParentNode, href: string): boolean => Boolean(linkIn(root, href)?.sheet)

/**
 * Links a style sheet into a shadow root or the page once and waits for it, so that no content is
 * shown unstyled. React recognises the sheet by these attributes when a component requests it again.
 */
export function addStyleSheet(root: Root, href: string): Promise<void> {
  if (href === '' || hasStyleSheet(root, href)) return Promise.resolve()
  return linked(root, href, linkIn(root, href)).catch(() => pastCache(href).then(() => linked(root, href)))
}

const linked = (root: Root, href: string, known?: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const link = known ?? document.createElement('link')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // A failed link fires no more events, so the next attempt creates a new one.
      link.remove()
      reject(new Error(`style sheet ${href} does not load`))
    })
    if (known) return
    link.rel = 'stylesheet'
    link.href = href
    link.dataset['precedence'] = 'lens'
    root.append(link)
  })
