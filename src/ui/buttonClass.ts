import { classes } from './classes'

/** How a button looks, whether it is a `<button>` or a link. One primary stands in a card or dialog. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  small?: boolean | undefined
  /** Full width on mobile. */
  wide?: boolean | undefined
}

export function buttonClass({ variant = 'primary', small = false, wide = false }: ButtonLook): string {
  return classes(
    'btn',
    variant !== 'primary' && `btn--${variant}`,
    small && 'btn--small',
    wide && 'btn--wide',
  )
}
