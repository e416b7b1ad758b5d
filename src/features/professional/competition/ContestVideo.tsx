import { useState, type SyntheticEvent } from 'react'
import { countView } from '#data/competition/competitionApi'
import type { Video } from '#data/materials/material'
import type { Id } from '#domain/Id'
import { safeHref } from '#domain/safeHref'
import { perCustomer } from '#host/customer/customer'
import { linkTo } from '#host/page/links'
import { TextLink } from '#ui/controls/TextLink'
import { takeFocus } from '#ui/lib/takeFocus'
import { useInSight } from '#ui/lib/useInSight'
import { ownAddress } from '../video/ownAddress'
import { tellFailure } from './tellFailure'

/** A view counts after this many seconds of playback. */
const VIEWED = 3

/** Ids of the videos whose view was counted during this visit. */
const counted = perCustomer(() => new Set<string>())

/** The video that plays: only one of the page does at a time. */
let playing: HTMLVideoElement | undefined

function onPlayed({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
  if (playing !== currentTarget) playing?.pause()
  playing = currentTarget
}

/** Returns the seconds that were played; skipped parts do not count. */
function secondsPlayed({ played }: HTMLVideoElement): number {
  let seconds = 0
  for (let range = 0; range < played.length; range++) seconds += played.end(range) - played.start(range)
  return seconds
}

interface ContestVideoProps {
  id: Id
  video: Video | null
  label: string
}

/** Shows a video in the browser's own player; nothing of the video loads before it is started. */
export function ContestVideo({ id, video, label }: ContestVideoProps) {
  const [broken, setBroken] = useState<{ source: string; hadFocus: boolean }>()
  // The poster waits until the video scrolls into view: no browser loads posters lazily.
  const { ref, isSeen } = useInSight<HTMLVideoElement>()
  const source = safeHref(video?.url)
  if (!video || source === undefined || broken?.source === source) {
    return (
      <div className="contest__broken" tabIndex={-1} ref={broken?.hadFocus ? takeFocus : undefined}>
        <p>Видео не открывается</p>
        {video && source !== undefined && (
          <TextLink href={source} newTab>
            Открыть видео
          </TextLink>
        )}
      </div>
    )
  }
  const onMoved = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if (counted().has(String(id)) || secondsPlayed(currentTarget) < VIEWED) return
    counted().add(String(id))
    void countView(id).then(({ error }) => tellFailure(error))
  }
  const captions = ownAddress(video.captionsUrl)
  const poster = isSeen ? safeHref(video.poster) : undefined
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption, no-restricted-syntax -- not every video has captions; `safeHref` lets only safe addresses through
    <video
      ref={ref}
      className="contest__video"
      src={linkTo(source)}
      poster={poster && linkTo(poster)}
      controls
      playsInline
      preload="none"
      aria-label={label}
      onPlay={onPlayed}
      onTimeUpdate={onMoved}
      onError={({ currentTarget }) =>
        setBroken({
          source,
          hadFocus: (currentTarget.getRootNode() as ShadowRoot).activeElement === currentTarget,
        })
      }
    >
      {captions !== undefined && (
        <track kind="captions" src={captions} srcLang="ru" label="Русские" default />
      )}
    </video>
  )
}
