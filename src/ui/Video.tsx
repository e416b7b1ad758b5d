import { useState, type ReactNode } from 'react'
import { safeHref } from '../domain/safeHref'
import { linkTo } from '../host/page/links'

interface VideoProps {
  /** Address of the video, as the server sends it. */
  address: string | null
  label: string
  /** Shown if there is no video, or if the browser cannot play it. */
  children: ReactNode
}

/** Video with the browser's own controls; before playback the browser loads only its first frame. */
export function Video({ address, label, children }: VideoProps) {
  /** The address that did not play: another one may. */
  const [broken, setBroken] = useState<string>()
  const source = safeHref(address)
  if (source === undefined || source === broken) return children
  return (
    // The customer's own video has no captions.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className="picture"
      src={linkTo(source)}
      controls
      preload="metadata"
      aria-label={label}
      onError={() => setBroken(source)}
    />
  )
}
