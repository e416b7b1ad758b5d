import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { Spinner } from './Spinner'
import { buttonClass, type ButtonLook } from './buttonClass'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: IconName
  /** While its action runs: clicks do nothing, focus and width stay. */
  busy?: boolean
}

/** `type` is 'button' by default: a button in a form must not submit it by accident. */
export function Button({
  variant,
  small,
  wide,
  icon,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`: a disabled button loses the focus.
  const onPressed = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      part="button"
      className={buttonClass({ variant, small, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={onPressed}
    >
      {busy && <Spinner />}
      {icon !== undefined && <Icon name={icon} size={20} />}
      {children}
    </button>
  )
}
