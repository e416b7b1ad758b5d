import type { FormikContextType, FormikValues } from 'formik'
import { use, useEffect, useState } from 'react'
import { DraftContext } from './DraftContext'

// Names of secret fields, so that no form has to mark them: password, newPassword, code, cardNumber. A postal
// code is not secret.
const SECRET = /password|^code$|card/i

/** Puts an unfinished draft back into the form and keeps the typed text from then on, except secrets. */
export function useDraft<Draft extends FormikValues>(
  key: string | undefined,
  form: FormikContextType<Draft>,
) {
  const { initialValues, values, dirty, setValues } = form
  const store = use(DraftContext)
  const [found] = useState(() => (key === undefined ? {} : fitting(store.read(key), initialValues)))

  // The draft does not become the form's initial values: the customer may go back to those, and they tell
  // which text is unsaved.
  useEffect(() => {
    if (Object.keys(found).length > 0) void setValues((fresh) => ({ ...fresh, ...found }))
  }, [found, setValues])

  useEffect(() => {
    if (key === undefined) return
    if (dirty) store.write(key, typedOf(initialValues, values))
    else store.remove(key)
  }, [store, key, initialValues, values, dirty])
}

/**
 * Returns the changed values without secrets. Other fields have to come back with the record's values of that
 * day.
 */
function typedOf(initial: FormikValues, values: FormikValues): Record<string, unknown> {
  const isTyped = (name: string, value: unknown) => JSON.stringify(value) !== JSON.stringify(initial[name])
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && isTyped(name, value)),
  )
}

/**
 * Returns only the fields that the form has, and only values of their kind: a draft may be older than the
 * form.
 */
function fitting(draft: unknown, initial: FormikValues): Record<string, unknown> {
  if (typeof draft !== 'object' || draft === null) return {}
  const isOfKind = (value: unknown, pattern: unknown) =>
    typeof value === typeof pattern && Array.isArray(value) === Array.isArray(pattern)
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => isOfKind(value, initial[name])))
}
