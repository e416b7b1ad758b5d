import type { ComponentProps } from 'react'
import { Field } from './Field'
import type { FieldTexts } from '../lib/useFormField'

type NativeProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'autoCapitalize'
>

export type TextFieldProps = FieldTexts & NativeProps

export function TextField({
  type = 'text',
  inputMode,
  autoComplete,
  placeholder,
  autoCapitalize,
  ...texts
}: TextFieldProps) {
  return (
    <Field {...texts}>
      {({ control, value, setValue }) => (
        <input
          {...control}
          {...{ type, inputMode, autoComplete, placeholder, autoCapitalize }}
          className="input"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  )
}
