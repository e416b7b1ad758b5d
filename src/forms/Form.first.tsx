import { FormikContext, type FormikContextType, type FormikValues } from 'formik'
import { use } from 'react'
import { leaveToReact } from '#ui/lib/leaveToReact'
import type * as form from './Form'
import { FormStyles } from './FormStyles'
import { DraftContext, type DraftStore } from './lib/DraftContext'

type Values = Record<string, unknown>

/**
 * Form before React: shows its initial values, and keeps the typed text as its draft; it checks and sends
 * nothing.
 */
export const Form: typeof form.Form = ({ initial, draftKey, children }) => {
  const drafts = use(DraftContext)
  // React restores the text that was typed before a reload.
  if (draftKey !== undefined && hasValues(drafts.read(draftKey))) leaveToReact()
  const start: unknown = { values: initial, initialValues: initial, isSubmitting: false, dirty: false }
  const keepTyped = (element: HTMLFormElement | null) => {
    if (draftKey !== undefined)
      element?.addEventListener('input', () => keep(drafts, draftKey, typedIn(element, initial)))
  }
  return (
    <FormikContext value={start as FormikContextType<FormikValues>}>
      <FormStyles />
      <form className="form" ref={keepTyped} noValidate>
        {typeof children === 'function' ? children(initial) : children}
      </form>
    </FormikContext>
  )
}

const hasValues = (draft: unknown): boolean => typeof draft === 'object' && draft !== null

/** Keeps the draft as React's form does: the customer may leave the page before React arrives. */
function keep(drafts: DraftStore, draftKey: string, typed: Values): void {
  if (Object.keys(typed).length === 0) drafts.remove(draftKey)
  else drafts.write(draftKey, typed)
}

/** Returns the changed values, by the names of the fields. */
function typedIn(element: HTMLFormElement, initial: Values): Values {
  const changed = [...element.querySelectorAll('input')].filter((field) =>
    field.type === 'radio'
      ? field.checked && !field.defaultChecked
      : field.type === 'text' && field.name in initial && field.value !== field.defaultValue,
  )
  // A field with a record is a city; a city that is only typed has no id.
  const valueOf = ({ name, value }: HTMLInputElement) =>
    typeof initial[name] === 'string' ? value : { id: null, label: value }
  return Object.fromEntries(changed.map((field) => [field.name, valueOf(field)]))
}
