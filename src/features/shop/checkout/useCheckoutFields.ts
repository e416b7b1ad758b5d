import { useFormik, type FormikValues } from 'formik'
import { useState } from 'react'
import type { Basket } from '#data/basket/basket'
import { useDraft } from '#forms/lib/drafts'
import { useRefusal } from '#forms/lib/useRefusal'
import { validate as check } from '#forms/lib/validate'
import { checkoutChoices } from './checkoutChoices'
import { startOf, type CheckoutDraft } from './checkoutRules'
import type { useDestination } from '#data/checkout/useDestination'

/** Holds the input and the choices for an order. Choices that are no longer offered do not count. */
export function useCheckoutFields(
  basket: Basket,
  draftKey: string,
  destination: ReturnType<typeof useDestination>,
) {
  const [start] = useState(() => startOf(basket))
  const { refuse, validate } = useRefusal(checkOffered)
  const [sent, setSent] = useState<FormikValues>(start)
  const initial: FormikValues = start
  const formik = useFormik({ initialValues: initial, validate, onSubmit: () => undefined })
  const draft = useDraft(draftKey, formik)
  const typed = formik.values as CheckoutDraft
  const choices = checkoutChoices(typed, destination)

  function checkOffered(values: FormikValues) {
    return check(choices.rules, choices.effective(values))
  }
  return {
    formik,
    draft,
    typed,
    choices,
    refuse,
    /** The input at the last press. */
    sent,
    effective: () => choices.effective(formik.values) as CheckoutDraft,
    /**
     * Shows the validation errors beside the fields.
     * @returns true if there are none
     */
    showWrong: async (): Promise<boolean> => {
      refuse(undefined)
      setSent(formik.values)
      const wrong = await formik.validateForm()
      await formik.setTouched(Object.fromEntries(Object.keys(start).map((name) => [name, true])), false)
      return Object.keys(wrong).length === 0
    },
  }
}
