/**
 * Links a style sheet into a shadow root and waits for it, so that nothing is seen undressed. The attributes are those
 * by which React recognises the sheet when a component asks for it again.
 */
export function addStyleSheet(root: ShadowRoot, href: string): Promise<void> {
  if (href === '' || root.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.dataset['precedence'] = 'lens'
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`style sheet ${href} does not load`))
    root.append(link)
  })
}
