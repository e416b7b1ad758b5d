import { FormikProvider, useFormik, type FormikHelpers, type FormikValues } from 'formik'
import { use, useEffect, useRef, useState, type SyntheticEvent, type ReactNode } from 'react'
import type { ISchema } from 'yup'
import { type ApiError, toApiError } from '../domain/ApiError'
import { Notice } from '../ui/states/Notice'
import { SignIn } from '../ui/states/FailureText'
import { useUnkept, useUnsaved } from '../ui/lib/unsaved'
import { DraftContext } from './lib/DraftContext'
import { useDraft } from './lib/drafts'
import { FormStyles } from './FormStyles'
import { SENT } from './SentNote'
import { DeferBlurContext, useDeferBlur } from './lib/deferBlur'
import { focusFirstProblem, refusalOf, unshown } from './lib/serverErrors'
import { useRefusal } from './lib/useRefusal'
import { validate as check } from './lib/validate'

/** What `onSubmit` resolves to where the form goes on: a code was asked for, and nothing is sent yet. */
export const UNFINISHED = Symbol('unfinished')

interface FormProps<Draft extends FormikValues> {
  schema: ISchema<Draft>
  initial: Draft
  /** Receives trimmed values. Its rejection is shown beside the fields or under the button. */
  onSubmit: (values: Draft) => Promise<unknown>
  /** Key under which the unfinished form outlives a reload. */
  draftKey?: string
  /** Maps the server's name of a field to the form's name, for its messages: { fiasId: 'location' }. */
  fieldOf?: Record<string, string> | ((sent: Draft) => Record<string, string>)
  /** Fields and `<SubmitButton>`; a function if they depend on the typed values. */
  children: ReactNode | ((values: Draft) => ReactNode)
}

/** Message under the button after a failure. */
interface Problem {
  text: string
  error: ApiError
}

/** Form that sends once however often the button is pressed, and loses nothing when sending fails. */
export function Form<Draft extends FormikValues>({
  schema,
  initial,
  onSubmit,
  draftKey,
  fieldOf,
  children,
}: FormProps<Draft>) {
  const form = useRef<HTMLFormElement>(null)
  const drafts = use(DraftContext)
  const isSending = useRef(false)
  const { refuse, found, validate } = useRefusal((values) => check(schema, values))
  const problem = useRef<Problem>(undefined)
  const [summary, setSummary] = useState<Problem>()
  /** Messages of the rules about fields that are not drawn: they have no other place. */
  const [homeless, setHomeless] = useState<string[]>([])
  const [tries, setTries] = useState(0)
  const afterPress = useDeferBlur(document)

  const onValid = async (
    values: FormikValues,
    { resetForm, validateForm, setTouched }: FormikHelpers<FormikValues>,
  ) => {
    const sent = schema.cast(values)
    try {
      if ((await onSubmit(sent)) === UNFINISHED) {
        // What is asked for next has not been passed through yet.
        await setTouched({}, false)
        return
      }
      // The draft is removed here, because success may already have closed the form.
      if (draftKey !== undefined) drafts.remove(draftKey)
      // The sent values are the new start: nothing is unsaved any more.
      resetForm({ values: sent, status: SENT })
    } catch (thrown) {
      const error = toApiError(thrown)
      // The customer has stopped it and knows: the form stays as it is.
      if (error.kind === 'aborted') return
      const names = typeof fieldOf === 'function' ? fieldOf(values as Draft) : fieldOf
      const refusal = refusalOf(error, values, form.current, names)
      refuse(refusal)
      const { summary: text } = refusal
      problem.current = text === undefined ? undefined : { text, error }
      await validateForm()
    }
  }

  // This annotation spares the linter Formik's types of a generic draft, which are too deep for it.
  const start: FormikValues = initial
  const formik = useFormik({
    initialValues: start,
    validate,
    onSubmit: onValid,
  })
  useUnsaved(formik.dirty, () => draftKey !== undefined && drafts.remove(draftKey))
  useUnkept(formik.dirty && draftKey === undefined)
  useDraft(draftKey, formik)

  const onPressed = async (event: SyntheticEvent) => {
    event.preventDefault()
    // Formik would submit once for each press in the same tick.
    if (isSending.current) return
    isSending.current = true
    refuse(undefined)
    problem.current = undefined
    await formik.submitForm().finally(() => (isSending.current = false))
    setSummary(problem.current)
    setHomeless(unshown(found(), form.current))
    setTries((count) => count + 1)
  }

  // This runs after the outcome is drawn, so that the fields in error are known by their `aria-invalid`.
  useEffect(() => {
    if (tries > 0 && form.current !== null) focusFirstProblem(form.current)
  }, [tries])

  return (
    <FormikProvider value={formik}>
      <FormStyles />
      <form className="form" ref={form} noValidate onSubmit={(event) => void onPressed(event)}>
        {homeless.length > 0 && (
          <div data-summary="" tabIndex={-1}>
            <Notice tone="bad">{[...new Set(homeless)].join(', ')}</Notice>
          </div>
        )}
        <DeferBlurContext value={afterPress}>
          {typeof children === 'function' ? children(formik.values as Draft) : children}
        </DeferBlurContext>
        {summary !== undefined && (
          // The summary keeps its place while the form is sent again: the button must not move between two
          // clicks.
          <div
            data-summary=""
            tabIndex={-1}
            style={formik.isSubmitting ? { visibility: 'hidden' } : undefined}
          >
            <Notice tone="bad">
              {summary.text} <SignIn error={summary.error} />
            </Notice>
          </div>
        )}
      </form>
    </FormikProvider>
  )
}
