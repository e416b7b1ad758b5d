import type { ComponentProps } from 'react'
import { classes } from '../lib/classes'
import { Icon } from '../Icon'

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  onChosen: (value: string) => void
}

/** Native select with our arrow. Its styles are those of the forms. */
export function Select({ className, onChosen, ...rest }: SelectProps) {
  return (
    <span className={classes('affix', className)}>
      <select {...rest} className="input" onChange={({ target }) => onChosen(target.value)} />
      <Icon name="down" size={20} />
    </span>
  )
}
