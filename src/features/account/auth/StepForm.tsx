import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { ISchema } from 'yup'
import { hasServerError } from '#domain/ApiError'
import { Form } from '#forms/Form'
import { useLogin } from './LoginContext'
import { valuesFor } from './loginDraft'

interface StepFormProps<Draft extends FormikValues> {
  schema: ISchema<Draft>
  initial: Draft
  onSubmit: (values: Draft) => Promise<unknown>
  children: ReactNode
}

/** Renders the form of one step. It starts with the values typed into other steps, and shares its own. */
export function StepForm<Draft extends FormikValues>(props: StepFormProps<Draft>) {
  const { initial, onSubmit, children, ...rest } = props
  const { typed, validated } = useLogin()
  const onSent = (values: Draft) =>
    onSubmit(values).catch((error: unknown) => {
      // The code that was confirmed has expired, or was used up.
      if (hasServerError(error, 'wrong_code')) validated.forget()
      throw error
    })
  const [start] = useState(() => valuesFor(typed, initial))
  return (
    <Form {...rest} initial={start} onSubmit={onSent}>
      <SaveLoginDraft />
      {children}
    </Form>
  )
}

function SaveLoginDraft() {
  const { values } = useFormikContext<FormikValues>()
  const onHeard = useEffectEvent(useLogin().onTyped)
  useEffect(() => onHeard(values), [values])
  return null
}
