import type { ReactNode } from 'react'
import { FieldNote } from './FieldNote'
import { useFormField, type FieldTexts, type FormField } from '../lib/useFormField'

interface FieldProps<Value> extends FieldTexts {
  children: (field: FormField<Value>) => ReactNode
}

/** Label, control, error and hint of a field with one control. */
export function Field<Value = string>({ label, children, ...texts }: FieldProps<Value>) {
  const field = useFormField<Value>(texts)
  return (
    <div className="field">
      <label htmlFor={field.id} className={field.isNeeded ? 'needed' : undefined}>
        {label}
      </label>
      {children(field)}
      <FieldNote id={field.id} error={field.error} hint={texts.hint} />
    </div>
  )
}
