import type { FormikContextType, FormikValues } from 'formik'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DraftContext } from './DraftContext'
import { begunOf, isOfThisPage, isRecord, keptDraft, type Begun } from './keptDraft'

// Names of secret fields, so that no form has to mark them: password, newPassword, code, cardNumber. A postal
// code is not secret.
const SECRET = /password|^code$|card/i

type Values = Record<string, unknown>

/** What a form offers for a restored draft: to begin anew, or to bring the draft back after that. */
export type DraftOffer = 'anew' | 'back'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the values that differ from others. */
export const changedFrom = (others: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, others[name])))

/**
 * Puts an unfinished draft back into the form and keeps the typed text from then on, except secrets.
 * @param over the record's version, if another window may write it, too; the draft keeps the one it was typed over
 * @param isAside the draft is not put back, but offered: another version has taken its place
 */
export function useDraft<Draft extends FormikValues>(
  key: string | undefined,
  form: FormikContextType<Draft>,
  over?: Begun<Draft>,
  isAside = false,
) {
  const { initialValues, values, dirty, setValues } = form
  const store = use(DraftContext)
  const [kept] = useState(() => (key === undefined ? undefined : store.read(key)))
  const [found] = useState(() => fitting(kept, initialValues))
  const [restored] = useState(() =>
    Object.keys(found).length > 0 ? { values: found, older: begunOf(kept) } : undefined,
  )
  /** The version that a restored draft was typed over. */
  const [older, setOlder] = useState(isAside ? undefined : restored?.older)
  const begun = older ?? over
  const [offer, setOffer] = useState<DraftOffer | undefined>(isAside && restored ? 'back' : undefined)
  /** What 'Начать заново' has taken out of the form, or another version. */
  const [taken, setTaken] = useState(restored)

  // The draft does not become the form's initial values: the customer may go back to those, and they tell
  // which text is unsaved.
  /** What was put back once is the customer's, also where the form is hidden for a while and shown again. */
  const isPutBack = useRef(false)
  // With the drawing: what stands in the fields that were there before, and what is typed from now on, is newer.
  useLayoutEffect(() => {
    if (isAside || !restored || isPutBack.current) return
    isPutBack.current = true
    void setValues((fresh) => ({ ...fresh, ...found }))
  }, [restored, found, isAside, setValues])
  useEffect(() => {
    if (isAside || !restored) return
    // After the first drawing: a dialog has given the focus to its first field by then.
    if (!isOfThisPage(kept) && hasSeveralFields(initialValues)) setOffer('anew')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: `initialValues` change when the form is sent
  }, [restored, kept, isAside])

  useEffect(() => {
    if (key === undefined) return
    if (dirty) store.write(key, keptDraft(typedOf(initialValues, values), begun))
    else store.remove(key)
  }, [store, key, initialValues, values, dirty, begun])

  return {
    begun,
    offer,
    onAnew: () => {
      setTaken({ values: changedFrom(initialValues, values), older })
      setOlder(undefined)
      setOffer('back')
      void setValues(initialValues)
    },
    /** What was typed since stays. */
    onBack: () => {
      setOlder(taken?.older)
      setOffer('anew')
      void setValues((now) => ({ ...now, ...taken?.values, ...changedFrom(initialValues, now) }))
    },
    /** Success may have closed the form already. @param newer what was typed since the form was sent */
    onSent: (newer: Values) => {
      setOffer(undefined)
      setOlder(undefined)
      if (key === undefined) return
      const typed = typedOf({}, newer)
      if (Object.keys(typed).length > 0) store.write(key, keptDraft(typed))
      else store.remove(key)
    },
    discard: () => key !== undefined && store.remove(key),
  }
}

/** A phone and its country are one field. */
const hasSeveralFields = (values: Values): boolean =>
  Object.keys(values).filter((name) => name !== 'country').length > 1

/**
 * Returns the changed values without secrets. Other fields have to come back with the record's values of that
 * day.
 */
const typedOf = (initial: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(changedFrom(initial, values)).filter(([name]) => !SECRET.test(name)))

/**
 * Returns only the fields that the form has, and only values of their kind: a draft may be older than the
 * form.
 */
function fitting(draft: unknown, initial: FormikValues): Values {
  if (!isRecord(draft)) return {}
  const isOfKind = (value: unknown, pattern: unknown) =>
    typeof value === typeof pattern && Array.isArray(value) === Array.isArray(pattern)
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => isOfKind(value, initial[name])))
}
