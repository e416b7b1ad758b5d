import { useId, type ComponentProps } from 'react'
import { Select } from './Select'

interface LabelledSelectProps extends Omit<ComponentProps<typeof Select>, 'id' | 'className'> {
  label: string
}

/** A labelled select outside a form. */
export function LabelledSelect({ label, ...rest }: LabelledSelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select {...rest} id={id} />
    </div>
  )
}
