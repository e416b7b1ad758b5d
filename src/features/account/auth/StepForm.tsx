import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { ISchema } from 'yup'
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
export function StepForm<Draft extends FormikValues>({ initial, children, ...rest }: StepFormProps<Draft>) {
  const { typed } = useLogin()
  const [start] = useState(() => valuesFor(typed, initial))
  return (
    <Form {...rest} initial={start}>
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
