import { use } from 'react'
import type * as backLink from './BackLink'
import { HeadContext } from '../lib/HeadContext'

/** Sets the header during the render, because no effect runs before React. */
export const BackLink: typeof backLink.BackLink = ({ to, title, children }) => {
  use(HeadContext)?.({ title, back: { path: to, title: children } })
  return null
}
