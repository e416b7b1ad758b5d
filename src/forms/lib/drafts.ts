import type { FormikContextType, FormikValues } from 'formik'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DraftContext } from './DraftContext'
import { fittingDraft } from './fittingDraft'
import { begunOf, isOfThisPage, keptDraft, type Begun } from './keptDraft'

// Names of secret fields, so that no form has to mark them: password, newPassword, code, cardNumber. A postal
// code is not secret.
const SECRET = /password|^code$|card/i

type Values = Record<string, unknown>

/** What a form with a restored draft offers: to start anew, or to restore the draft after that. */
export type DraftOffer = 'anew' | 'back'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const changedFrom = (others: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, others[name])))

/**
 * Restores an unfinished draft and saves the typed text from then on, except secrets.
 * @param over the record's version, if another window may change it; the draft stores the version that it is
 * based on
 * @param isAside the draft is offered instead of restored, because the record has a newer version
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
  const [found] = useState(() => fittingDraft(kept, initialValues))
  const [restored] = useState(() =>
    Object.keys(found).length > 0 ? { values: found, older: begunOf(kept) } : undefined,
  )
  /** The version that a restored draft is based on. */
  const [older, setOlder] = useState(isAside ? undefined : restored?.older)
  const begun = older ?? over
  const [offer, setOffer] = useState<DraftOffer | undefined>(isAside && restored ? 'back' : undefined)
  /** The draft removed by 'Начать заново' or by a newer version. */
  const [taken, setTaken] = useState(restored)

  // The draft does not become the form's initial values: the customer may return to those, and they tell
  // which text is unsaved.
  /** A draft is restored once, even if the form is hidden for a while and shown again. */
  const isPutBack = useRef(false)
  // This runs at the commit: values that are already in the fields or are typed from now on are newer.
  useLayoutEffect(() => {
    if (isAside || !restored || isPutBack.current) return
    isPutBack.current = true
    void setValues((fresh) => ({ ...fresh, ...found }))
  }, [restored, found, isAside, setValues])
  useEffect(() => {
    if (isAside || !restored) return
    // This runs after the first render, when a dialog has already focused its first field.
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
    /** Text typed since then stays. */
    onBack: () => {
      setOlder(taken?.older)
      setOffer('anew')
      void setValues((now) => ({ ...now, ...taken?.values, ...changedFrom(initialValues, now) }))
    },
    /**
     * On success the form may already be closed.
     * @param newer what was typed after the submission
     */
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
 * Returns the changed values without secrets. The other fields are restored from the record's current values.
 */
const typedOf = (initial: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(changedFrom(initial, values)).filter(([name]) => !SECRET.test(name)))
