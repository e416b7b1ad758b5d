import {
  FormikContext,
  FormikProvider,
  useFormik,
  type FormikContextType,
  type FormikHelpers,
  type FormikValues,
} from 'formik'
import {
  use,
  useEffect,
  useEffectEvent,
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
import { FailureText } from '../ui/states/FailureText'
import { LeftToReact } from '../ui/lib/LeftToReact'
import { useUnkept, useUnsaved } from '../ui/lib/unsaved'
import { DraftNote } from './DraftNote'
import { DraftContext } from './lib/DraftContext'
import { changedFrom, useDraft } from './lib/drafts'
import { hasDraft, keepTyped } from './lib/keepTyped'
import type { Begun } from './lib/keptDraft'
import { FormStyles } from './FormStyles'
import { SENT } from './SentNote'
import {
  drawnIn,
  focusFirstProblem,
  isChangedSince,
  isTypingOn,
  refusalOf,
  unshown,
} from './lib/serverErrors'
import { useRefusal } from './lib/useRefusal'
import { validate as check } from './lib/validate'

/**
 * The result of `onSubmit` if the form is not finished: a code was requested, and nothing has been sent yet.
 */
export const UNFINISHED = Symbol('unfinished')

/** The state of a form at submission. */
export interface FormState<Draft> {
  /** The version that the edit is based on; for a restored draft it is an older one. */
  begun: Begun<Draft> | undefined
  /** Returns what was typed after the submission. */
  newer: () => Partial<Draft>
}

interface FormProps<Draft extends FormikValues> {
  schema: ISchema<Draft>
  initial: Draft
  /** Receives trimmed values. Its rejection is shown beside the fields or under the button. */
  onSubmit: (values: Draft) => Promise<unknown>
  /** Storage key of the unfinished form, which survives a reload; it names the record and the purpose. */
  draftKey?: string
  /**
   * The record's version, if another window may change it; a draft stores the version that it is based on.
   */
  over?: Begun<Draft> | undefined
  /** The draft is offered instead of restored, because the record has a newer version. */
  isDraftAside?: boolean
  state?: Ref<FormState<Draft>>
  /** Maps the server's field names to those of the form: { fiasId: 'location' }. */
  fieldOf?: Record<string, string> | ((sent: Draft) => Record<string, string>)
  /** Fields and `<SubmitButton>`, or a function of the current values. */
  children: ReactNode | ((values: Draft) => ReactNode)
}

/** Message under the button after a failure. */
interface Problem {
  text: string
  error: ApiError
}

/** A form that submits once, however often the button is pressed, and keeps its values if sending fails. */
export const Form = BEFORE_REACT ? InitialForm : LiveForm

/**
 * Renders the initial values before React, and saves typed text as the form's draft; it validates and sends
 * nothing.
 */
function InitialForm<Draft extends FormikValues>({ initial, draftKey, children }: FormProps<Draft>) {
  const drafts = use(DraftContext)
  // React restores text that was typed before a reload.
  if (draftKey !== undefined && hasDraft(drafts, draftKey)) throw new LeftToReact()
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

function LiveForm<Draft extends FormikValues>({
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
  /** Messages about fields that are not rendered. */
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
        // The fields of the next step are still untouched.
        await setTouched({}, false)
        return
      }
      const since = newer()
      draft.onSent(since)
      // The sent values become the initial ones; what was typed meanwhile stays and is unsaved.
      resetForm({ values: sent, status: SENT })
      if (Object.keys(since).length > 0) await setValues({ ...sent, ...since })
    } catch (thrown) {
      const error = toApiError(thrown)
      // The customer has cancelled it, so no message is shown.
      if (error.kind === 'aborted') return
      const names = typeof fieldOf === 'function' ? fieldOf(values as Draft) : fieldOf
      const standing = drawnIn(form.current).filter(
        (name) => !isChangedSince(submitted.current, typed.current, name),
      )
      const refusal = refusalOf(error, values, standing, names)
      refuse(refusal)
      const { summary: text } = refusal
      problem.current = text === undefined ? undefined : { text, error }
      await validateForm()
    }
  }

  // The annotation replaces Formik's types of a generic draft, which are too deep for the linter.
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
    submitted.current = typed.current
    refuse(undefined)
    problem.current = undefined
    await formik.submitForm().finally(() => (isSending.current = false))
    setSummary(problem.current)
    setHomeless(unshown(found(), form.current))
    setTries((count) => count + 1)
  }

  const onTried = useEffectEvent((drawn: HTMLFormElement) => {
    if (!isTypingOn(drawn, submitted.current, typed.current)) focusFirstProblem(drawn)
  })
  // This runs after the outcome is rendered, because invalid fields are found by `aria-invalid`.
  useEffect(() => {
    if (tries > 0 && form.current !== null) onTried(form.current)
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
        {summary !== undefined && formik.submitCount > 0 && (
          // The summary keeps its place during a retry: the button must not move between two clicks.
          <div
            data-summary=""
            tabIndex={-1}
            style={formik.isSubmitting ? { visibility: 'hidden' } : undefined}
          >
            <Notice tone="bad">
              <FailureText error={{ ...summary.error, message: summary.text }} />
            </Notice>
          </div>
        )}
      </form>
    </FormikProvider>
  )
}
