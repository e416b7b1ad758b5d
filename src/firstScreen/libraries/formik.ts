import { createContext, jsx, use, type Props } from './react'

/* Of formik as much as fields take to show what a form begins with. */

interface Started {
  values: Record<string, unknown>
}

/** Provided by the form (`src/forms/Form.first.tsx`). */
export const FormikContext = createContext(undefined)

/** Provided by a page that has a form of several groups. */
export const FormikProvider = (props: Props) => jsx(FormikContext, props)

export function useFormikContext(): Started {
  const form = use(FormikContext)
  if (form === undefined) throw new Error('a field is drawn outside of a form')
  return form as Started
}

export const useField = (name: string) => [{ name, value: useFormikContext().values[name] }, {}, {}]
