import { Select } from '../../ui/controls/Select'
import { Field } from './Field'
import type { Option } from '../lib/options'
import type { FieldTexts } from '../lib/useFormField'

interface SelectFieldProps extends FieldTexts {
  options: readonly Option[]
  /** Text shown while nothing is chosen. */
  placeholder?: string
  /** Called after a choice, to update other fields. */
  onChosen?: (value: string) => void
}

export function SelectField({ options, placeholder, onChosen, ...texts }: SelectFieldProps) {
  return (
    <Field {...texts}>
      {({ control, value, setValue }) => (
        <Select
          {...control}
          value={value}
          onChosen={(chosen) => {
            setValue(chosen)
            onChosen?.(chosen)
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
