import type { IconName } from './lib/icons'
import { Icon } from './Icon'
import { Picture } from './Picture'

interface PictureThumbProps {
  /** Address of the picture, as the server sends it. */
  address: string | null
  /** Shown if there is no picture, or if it does not load. */
  icon: IconName
  isWarm?: boolean
}

/** The small picture at the start of a row. */
export const PictureThumb = ({ address, icon, isWarm }: PictureThumbProps) => (
  <span className={isWarm ? 'thumb thumb--s thumb--warm' : 'thumb thumb--s'}>
    <Picture address={address}>
      <Icon name={icon} size={20} />
    </Picture>
  </span>
)
