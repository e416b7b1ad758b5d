import { linkTo } from '#host/page/links'
import { addressOf, getBasePath } from '../basePath'
import { jsx, type Drawing, type Props } from './react'

/* The router of what is drawn before React: it knows where the page is, and leads nowhere. */

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

/** To a path of the cabinet, or to an address as it is. */
export const Link = ({ to, ...rest }: Props): Drawing => {
  const address = String(to)
  const href = address.startsWith('/') ? linkTo(addressOf(address)) : address
  return jsx('a', { ...rest, href })
}
