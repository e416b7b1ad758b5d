import { createContext, jsx, use, type Props } from './react'

/* The subset of formik that fields need to show initial values. */

interface Started {
  values: Record<string, unknown>
}

/** The form provides it (`src/forms/Form.tsx`). */
export const FormikContext = createContext(undefined)

/** A page with a form of several groups provides it. */
export const FormikProvider = (props: Props) => jsx(FormikContext, props)

export function useFormikContext(): Started {
  const form = use(FormikContext)
  if (form === undefined) throw new Error('a field is drawn outside of a form')
  return form as Started
}

export const useField = (name: string) => [{ name, value: useFormikContext().values[name] }, {}, {}]
