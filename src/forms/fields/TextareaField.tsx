import { Field } from './Field'
import type { FieldTexts } from '../lib/useFormField'

interface TextareaFieldProps extends FieldTexts {
  /**
   * Shows a counter. The customer may type more, which the rule `maxLength` reports; nothing is truncated.
   */
  maxLength?: number
}

export function TextareaField({ maxLength, ...texts }: TextareaFieldProps) {
  return (
    <Field {...texts}>
      {({ control, value, setValue }) => (
        <>
          <textarea
            {...control}
            className="input"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          {maxLength !== undefined && (
            <span className="counter num">
              <span className="visually-hidden">Символов: </span>
              {value.length} / {maxLength}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
