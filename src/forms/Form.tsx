import { FormikProvider, useFormik, type FormikHelpers, type FormikValues } from 'formik'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { ISchema } from 'yup'
import { type ApiError, toApiError } from '../domain/ApiError'
import { Notice } from '../ui/states/Notice'
import { FailureAction } from '../ui/states/FailureText'
import { useUnkept, useUnsaved } from '../ui/lib/unsaved'
import { DraftNote } from './DraftNote'
import { changedFrom, useDraft } from './lib/drafts'
import type { Begun } from './lib/keptDraft'
import { FormStyles } from './FormStyles'
import { SENT } from './SentNote'
import { drawnIn, focusFirstProblem, refusalOf, unshown } from './lib/serverErrors'
import { useRefusal } from './lib/useRefusal'
import { validate as check } from './lib/validate'

/** What `onSubmit` resolves to where the form goes on: a code was asked for, and nothing is sent yet. */
export const UNFINISHED = Symbol('unfinished')

/** What a form knows of what it sends. */
export interface FormState<Draft> {
  /** The version that the values were typed over: of a restored draft it is older. */
  begun: Begun<Draft> | undefined
  /** What was typed since it was sent. */
  newer: () => Partial<Draft>
}

interface FormProps<Draft extends FormikValues> {
  schema: ISchema<Draft>
  initial: Draft
  /** Receives trimmed values. Its rejection is shown beside the fields or under the button. */
  onSubmit: (values: Draft) => Promise<unknown>
  /** Key under which the unfinished form outlives a reload: it names the record and the purpose. */
  draftKey?: string
  /** The record's version, where another window may write it, too: a draft keeps the one that it was typed over. */
  over?: Begun<Draft> | undefined
  /** The draft is not put back, but offered: another version has taken its place. */
  isDraftAside?: boolean
  state?: Ref<FormState<Draft>>
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
  over,
  isDraftAside = false,
  state,
  fieldOf,
  children,
}: FormProps<Draft>) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const { refuse, found, validate } = useRefusal((values) => check(schema, values))
  const problem = useRef<Problem>(undefined)
  const [summary, setSummary] = useState<Problem>()
  /** Messages of the rules about fields that are not drawn: they have no other place. */
  const [homeless, setHomeless] = useState<string[]>([])
  const [tries, setTries] = useState(0)

  const onValid = async (
    values: FormikValues,
    { resetForm, setValues, validateForm, setTouched }: FormikHelpers<FormikValues>,
  ) => {
    const sent = schema.cast(values)
    submitted.current = values
    try {
      if ((await onSubmit(sent)) === UNFINISHED) {
        // What is asked for next has not been passed through yet.
        await setTouched({}, false)
        return
      }
      const since = newer()
      draft.onSent(since)
      // The sent values are the new start; what was typed meanwhile is unsaved, and stays.
      resetForm({ values: sent, status: SENT })
      if (Object.keys(since).length > 0) await setValues({ ...sent, ...since })
    } catch (thrown) {
      const error = toApiError(thrown)
      // The customer has stopped it and knows: the form stays as it is.
      if (error.kind === 'aborted') return
      const names = typeof fieldOf === 'function' ? fieldOf(values as Draft) : fieldOf
      const refusal = refusalOf(error, values, drawnIn(form.current), names)
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
  const typed = useRef(formik.values)
  useLayoutEffect(() => {
    typed.current = formik.values
  })
  const submitted = useRef(formik.values)
  const newer = () => changedFrom(submitted.current, typed.current)
  const draft = useDraft(draftKey, formik, over, isDraftAside)
  useImperativeHandle(state, () => ({ begun: draft.begun, newer }) as FormState<Draft>)
  useUnsaved(formik.dirty, draft.discard)
  useUnkept(formik.dirty && draftKey === undefined)

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
        <DraftNote {...draft} />
        {homeless.length > 0 && (
          <div data-summary="" tabIndex={-1}>
            <Notice tone="bad">{[...new Set(homeless)].join(', ')}</Notice>
          </div>
        )}
        {typeof children === 'function' ? children(formik.values as Draft) : children}
        {summary !== undefined && (
          // The summary keeps its place while the form is sent again: the button must not move between two
          // clicks.
          <div
            data-summary=""
            tabIndex={-1}
            style={formik.isSubmitting ? { visibility: 'hidden' } : undefined}
          >
            <Notice tone="bad">
              {summary.text} <FailureAction error={summary.error} />
            </Notice>
          </div>
        )}
      </form>
    </FormikProvider>
  )
}
