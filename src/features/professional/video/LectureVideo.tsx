import { useState, type SyntheticEvent } from 'react'
import type { Video } from '#data/materials/material'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { remoteData } from '#domain/remoteData'
import { TextLink } from '#ui/controls/TextLink'
import { ownAddress } from './ownAddress'
import { positionsOf } from './positions'

/** Seconds of playback between two updates of the stored position. */
const STEP = 5

/**
 * Plays a recording. It never starts automatically, shows captions if there are any, and resumes where this
 * specialist stopped on this device. A recording of another origin is shown as a link.
 */
export function LectureVideo({ video, label }: { video: Video; label: string }) {
  const profile = remoteData(useSpecialistProfileQuery())
  const owner = profile.state === 'known' ? profile.value.id : ''
  /** The address that did not play: a newer one, such as after the old one has expired, may. */
  const [broken, setBroken] = useState<string>()
  const [positions] = useState(() => positionsOf(owner))
  const resume = (player: HTMLVideoElement) => {
    const stopped = positions.read(video.url)
    // A recording that was watched to its end starts again.
    if (stopped > 0 && stopped < player.duration - 1) player.currentTime = stopped
  }
  // If the metadata loaded before React attached the handler, the event was missed.
  const [onShown] = useState(() => (player: HTMLVideoElement | null) => {
    if (player && player.readyState >= player.HAVE_METADATA) resume(player)
  })
  const source = ownAddress(video.url)
  const isBroken = source !== undefined && source === broken
  if (source === undefined || isBroken) {
    return (
      <p>
        {isBroken && 'Видео не открылось здесь. '}
        <TextLink href={video.url} newTab>
          Смотреть видео
        </TextLink>
      </p>
    )
  }
  const captions = ownAddress(video.captionsUrl)
  const onMoved = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const { currentTime } = currentTarget
    if (Math.abs(currentTime - positions.read(video.url)) >= STEP) positions.write(video.url, currentTime)
  }
  const onStopped = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
    positions.write(video.url, currentTarget.ended ? 0 : currentTarget.currentTime)
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption, no-restricted-syntax -- not every recording has captions; `ownAddress` lets only safe addresses through
    <video
      className="picture lecture"
      src={source}
      poster={ownAddress(video.poster)}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      ref={onShown}
      onLoadedMetadata={({ currentTarget }) => resume(currentTarget)}
      onTimeUpdate={onMoved}
      onPause={onStopped}
      onError={() => setBroken(source)}
    >
      {captions !== undefined && (
        <track kind="captions" src={captions} srcLang="ru" label="Русские" default />
      )}
    </video>
  )
}
