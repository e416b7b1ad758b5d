import { useState, type ReactNode } from 'react'
import { safeHref } from '../domain/safeHref'
import { linkTo } from '../host/page/links'

interface PictureProps {
  /** Address of the picture, as the server sends it. */
  address: string | null
  /** Shown if there is no picture, or if it does not load. */
  children: ReactNode
}

/** Picture of a product. Its title is next to it, so screen readers skip it. */
export function Picture({ address, children }: PictureProps) {
  /** The address that did not load: another one may. */
  const [broken, setBroken] = useState<string>()
  const source = safeHref(address)
  return source === undefined || source === broken ? (
    children
  ) : (
    <img className="picture" src={linkTo(source)} alt="" loading="lazy" onError={() => setBroken(source)} />
  )
}
