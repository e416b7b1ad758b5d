import { linkTo } from '#host/page/links'
import { addressOf, getBasePath } from '../basePath'
import { jsx, type Drawing, type Props } from './react'

/* The router for the rendering before React: it knows the current page and does not navigate. */

const nothing = () => undefined

export const useLocation = () => ({
  pathname: location.pathname.slice(getBasePath().length - 1) || '/',
  search: location.search,
  hash: location.hash,
  state: null,
  key: 'default',
})
export const useHref = addressOf
export const useNavigate = () => nothing
export const useSearchParams = () => [new URLSearchParams(location.search), nothing]

/** A link to a path of the cabinet, or to an unchanged address. */
export const Link = ({ to, ...rest }: Props): Drawing => {
  const address = String(to)
  const href = address.startsWith('/') ? linkTo(addressOf(address)) : address
  return jsx('a', { ...rest, href })
}
