/** Our texts are Russian, whatever the page's language and direction. */
export const russian = { lang: 'ru', dir: 'ltr' } as const

/** Creates an element with properties, to render before React has loaded. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties?: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties)
