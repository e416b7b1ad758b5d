import type { ComponentProps } from 'react'
import { classes } from '../lib/classes'
import { Icon } from '../Icon'
import type { IconName } from '../lib/icons'
import { Spinner } from '../states/Spinner'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconName
  /** Name of the action, for customers who do not see the icon. */
  label: string
  small?: boolean
  /** True while the component that the button opens loads. */
  busy?: boolean
  /** Class that places the button: 'dialog__close'. */
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
