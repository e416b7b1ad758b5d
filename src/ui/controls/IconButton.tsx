import type { ComponentProps } from 'react'
import { classes } from '../lib/classes'
import { Icon } from '../Icon'
import type { IconName } from '../lib/icons'
import { Spinner } from '../states/Spinner'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconName
  /** Accessible name of the action. */
  label: string
  small?: boolean
  /** True while the component that the button opens is loading. */
  busy?: boolean
  /** Class that positions the button: 'dialog__close'. */
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
