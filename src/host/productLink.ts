import { safeHref } from '../domain/safeHref'
import { productUrl } from './config'

interface Named {
  code: string
  id: string | number | null
  link?: string
}

/** Where a product's page is: as the shop says, else by the page's own rule (contract 2.4); undefined without a name. */
export function productLink({ code, id, link = '' }: Named): string | undefined {
  if (safeHref(link) !== undefined) return link
  const pattern = productUrl()
  const isKnown = (!pattern.includes('{code}') || code !== '') && (!pattern.includes('{id}') || id !== null)
  return isKnown
    ? pattern
        .replaceAll('{code}', encodeURIComponent(code))
        .replaceAll('{id}', encodeURIComponent(String(id ?? '')))
    : undefined
}
