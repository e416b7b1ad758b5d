import { FormikContext, type FormikContextType, type FormikValues } from 'formik'
import { use } from 'react'
import { leaveToReact } from '#ui/lib/leaveToReact'
import type * as form from './Form'
import { FormStyles } from './FormStyles'
import { DraftContext } from './lib/DraftContext'
import { hasDraft, keepTyped } from './lib/keepTyped'

/**
 * Renders the form before React with its initial values, and saves typed text as its draft; it validates and
 * sends nothing.
 */
export const Form: typeof form.Form = ({ initial, draftKey, children }) => {
  const drafts = use(DraftContext)
  // React restores text that was typed before a reload.
  if (draftKey !== undefined && hasDraft(drafts, draftKey)) leaveToReact()
  const start: unknown = { values: initial, initialValues: initial, isSubmitting: false, dirty: false }
  const ref = draftKey === undefined ? undefined : keepTyped(drafts, draftKey, initial)
  return (
    <FormikContext value={start as FormikContextType<FormikValues>}>
      <FormStyles />
      <form className="form" ref={ref} noValidate>
        {typeof children === 'function' ? children(initial) : children}
      </form>
    </FormikContext>
  )
}
