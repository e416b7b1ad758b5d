import { safeHref } from '../../domain/safeHref'
import { productUrl } from '../../host/page/config'

interface Named {
  code: string
  id: string | number | null
  link?: string
}

/** `encodeURIComponent` throws on a lone surrogate, so those are removed. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))

/**
 * Returns the address of a product's page: the shop's own link, otherwise the one by the page's rule
 * (contract 2.4); undefined without a name.
 */
export function productLink({ code, id, link = '' }: Named): string | undefined {
  if (safeHref(link) !== undefined) return link
  const pattern = productUrl()
  const isKnown = (!pattern.includes('{code}') || code !== '') && (!pattern.includes('{id}') || id !== null)
  return isKnown
    ? pattern.replaceAll('{code}', encoded(code)).replaceAll('{id}', encoded(String(id ?? '')))
    : undefined
}
