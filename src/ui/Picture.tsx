import { useState, type ReactNode } from 'react'
import { safeHref } from '../domain/safeHref'

interface PictureProps {
  /** Where the server says it is. */
  address: string | null
  /** What stands there without a picture, and when it does not load. */
  children: ReactNode
}

/** The picture of a product. Its title stands beside it, so it says nothing to a screen reader. */
export function Picture({ address, children }: PictureProps) {
  const [isBroken, setBroken] = useState(false)
  const source = safeHref(address)
  return source === undefined || isBroken ? (
    children
  ) : (
    <img className="picture" src={source} alt="" loading="lazy" onError={() => setBroken(true)} />
  )
}
