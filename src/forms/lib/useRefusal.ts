import type { FormikValues } from 'formik'
import { useRef } from 'react'
import { withRefused, type Refusal } from './serverErrors'
import type { Errors } from './validate'

/**
 * Merges the messages of the form's own rules with the server's, which stay until their field changes. After
 * `refuse` the form validates again.
 */
export function useRefusal(check: (values: FormikValues) => Promise<Errors>) {
  const refusal = useRef<Refusal>(undefined)
  const errors = useRef<Errors>({})
  return {
    /** Returns the errors of the last validation. */
    found: (): Errors => errors.current,
    refuse: (refused: Refusal | undefined) => {
      refusal.current = refused
    },
    validate: async (values: FormikValues): Promise<Errors> => {
      errors.current = withRefused(await check(values), refusal.current, values)
      return errors.current
    },
  }
}
