import { useTransition, type ComponentProps, type MouseEvent } from 'react'
import { Icon } from '../Icon'
import type { IconName } from '../lib/icons'
import { Spinner } from '../states/Spinner'
import { useHeldBusy } from '../lib/useHeldBusy'
import { buttonClass, type ButtonLook } from '../lib/buttonClass'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: IconName | undefined
  /** True while the action runs: clicks are ignored, focus and width stay. */
  busy?: boolean
  /** True while another button of the same action is busy: clicks are ignored, and no ring is shown. */
  waits?: boolean
  /** The press opens a component that may still have to load; the button is busy meanwhile. */
  loads?: boolean
}

/** Button whose `type` is 'button' by default: a button in a form must not submit it by accident. */
export function Button({
  variant,
  small,
  wide,
  icon,
  busy = false,
  waits = false,
  loads = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const [isLoading, startLoading] = useTransition()
  const isBusy = useHeldBusy(busy || isLoading)
  // `disabled` is not used, because a disabled button loses the focus.
  const isRefusing = isBusy || waits
  const onPressed = (event: MouseEvent<HTMLButtonElement>) => {
    if (isRefusing) event.preventDefault()
    else if (loads) startLoading(() => onClick?.(event))
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      part="button"
      className={buttonClass({ variant, small, wide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isRefusing || undefined}
      onClick={onPressed}
    >
      {isBusy && <Spinner />}
      {icon !== undefined && <Icon name={icon} size={20} />}
      {children}
    </button>
  )
}
