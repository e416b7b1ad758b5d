import { useField } from 'formik'
import { useId, type ReactNode } from 'react'
import { afterPress } from '../../ui/lib/afterPress'

export interface FieldTexts {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Fields that are not optional are marked as required. */
  optional?: boolean | undefined
}

export type FormField<Value> = ReturnType<typeof useFormField<Value>>

/**
 * Returns one field of the form: its value, its error, and the attributes that connect its control with both.
 */
export function useFormField<Value>({ name, hint, optional = false }: Omit<FieldTexts, 'label'>) {
  const [field, meta, helpers] = useField<Value>(name)
  const id = useId()
  // A field shows no error while the customer types in it for the first time.
  const error = meta.touched ? firstMessage(meta.error) : undefined
  const describedBy = [error !== undefined && `${id}error`, hint !== undefined && `${id}hint`]
  return {
    id,
    error,
    isNeeded: !optional,
    value: field.value,
    setValue: (value: Value) => void helpers.setValue(value),
    /** Attributes of the native control. */
    control: {
      id,
      name,
      onBlur: () => {
        // A field that was only focused shows no error.
        if (field.value !== meta.initialValue) afterPress(() => void helpers.setTouched(true))
      },
      'aria-invalid': error !== undefined,
      'aria-required': !optional,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    },
  }
}

/** Returns the first message of a field; for a record or a list the messages of its parts are searched. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error).map(firstMessage).find(Boolean)
}
