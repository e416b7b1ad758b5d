import { normalizeTyped } from '../../domain/normalizeTyped'
import { Field } from './Field'
import type { FieldTexts } from '../lib/useFormField'

interface TextareaFieldProps extends FieldTexts {
  /**
   * Shows a counter of what the rule `maxLength` counts. The customer may type more, which the rule reports;
   * nothing is truncated.
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
              {normalizeTyped(value).length} / {maxLength}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
