import { Link as RouterLink, useHref, useLocation } from 'react-router-dom'
import { linkInto } from '../host/page/links'
import type * as original from './router'

export const Link: typeof original.Link = ({ to, ...rest }) => (
  <RouterLink {...rest} to={linkInto(to, useHref('/'))} />
)

export const router: typeof original.router = { Link, usePath: () => useLocation().pathname }
