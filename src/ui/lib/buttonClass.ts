import { classes } from './classes'

/** Style of a button, or of a link that looks like one. Use one primary button per card or dialog. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  small?: boolean | undefined
  /** Full width on phones. */
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
