import type { ReactNode } from 'react'
import { FieldNote } from './FieldNote'
import { useFormField, type FieldTexts, type FormField } from '../lib/useFormField'

interface FieldGroupProps<Value> extends FieldTexts {
  children: (field: FormField<Value>) => ReactNode
}

/** Legend, controls, error and hint of a field with several controls. */
export function FieldGroup<Value = string>({ label, children, ...texts }: FieldGroupProps<Value>) {
  const field = useFormField<Value>(texts)
  return (
    // The name tells the form that its message can be shown here; not all controls inside have one.
    <fieldset className="field" name={texts.name}>
      <legend className={field.isNeeded ? 'needed' : undefined}>{label}</legend>
      {children(field)}
      <FieldNote id={field.id} error={field.error} hint={texts.hint} />
    </fieldset>
  )
}
