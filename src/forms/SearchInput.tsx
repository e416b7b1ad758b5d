import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import { FormStyles } from './FormStyles'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  label: string
  value: string
  onTyped: (value: string) => void
  /** Content below the field. */
  children?: ReactNode
}

/** Field that narrows a list. */
export function SearchInput({ label, onTyped, onKeyDown, children, ...input }: SearchInputProps) {
  const own = useId()
  const { id = own } = input
  return (
    <div className="field">
      <FormStyles />
      <label htmlFor={id}>{label}</label>
      <span className="affix affix--start">
        <Icon name="search" size={20} />
        <input
          autoComplete="off"
          {...input}
          id={id}
          className="input"
          type="search"
          onChange={({ target }) => onTyped(target.value)}
          onKeyDown={(event) => {
            // Enter would submit the surrounding form.
            if (event.key === 'Enter') event.preventDefault()
            onKeyDown?.(event)
          }}
        />
      </span>
      {children}
    </div>
  )
}
