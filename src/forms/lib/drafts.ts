import type { FormikContextType, FormikValues } from 'formik'
import { use, useEffect, useState } from 'react'
import { DraftContext } from './DraftContext'

// By name, so that no form has to remember it: password, newPassword, code, cardNumber. A postal code is none.
const SECRET = /password|^code$|card/i

/** Puts an unfinished draft back into the form and keeps what is typed from then on, except secrets. */
export function useDraft<Draft extends FormikValues>(
  key: string | undefined,
  form: FormikContextType<Draft>,
) {
  const { initialValues, values, dirty, setValues } = form
  const store = use(DraftContext)
  const [found] = useState(() => (key === undefined ? {} : fitting(store.read(key), initialValues)))

  // Not the form's initial values: they are what the customer may go back to, and what is unsaved differs from them.
  useEffect(() => {
    if (Object.keys(found).length > 0) void setValues((fresh) => ({ ...fresh, ...found }))
  }, [found, setValues])

  useEffect(() => {
    if (key === undefined) return
    if (dirty) store.write(key, typedOf(initialValues, values))
    else store.remove(key)
  }, [store, key, initialValues, values, dirty])
}

/** What was typed, without secrets; what was not touched must come back as fresh as the record is then. */
function typedOf(initial: FormikValues, values: FormikValues): Record<string, unknown> {
  const isTyped = (name: string, value: unknown) => JSON.stringify(value) !== JSON.stringify(initial[name])
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && isTyped(name, value)),
  )
}

/** Only fields that the form has, and only values of their kind: a draft may be older than the form. */
function fitting(draft: unknown, initial: FormikValues): Record<string, unknown> {
  if (typeof draft !== 'object' || draft === null) return {}
  const isOfKind = (value: unknown, pattern: unknown) =>
    typeof value === typeof pattern && Array.isArray(value) === Array.isArray(pattern)
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => isOfKind(value, initial[name])))
}
