import type { ComponentProps } from 'react'
import { classes } from '../lib/classes'
import { Icon } from '../Icon'
import type { IconName } from '../lib/icons'
import { Spinner } from '../states/Spinner'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconName
  /** What it does, for those who do not see the icon. */
  label: string
  small?: boolean
  /** What it opens is being loaded. */
  busy?: boolean
  /** Where it stands, as a class of the style sheet: 'dialog__close'. */
  place?: string
}

export function IconButton({ icon, label, small = false, busy = false, place, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      part="button"
      className={classes('btn btn--quiet btn--icon', small && 'btn--small', place)}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : <Icon name={icon} size={20} />}
    </button>
  )
}
