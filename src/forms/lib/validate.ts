import { setIn, type FormikValues } from 'formik'
import { ValidationError, type ISchema } from 'yup'

/** Messages at the paths of their fields. */
export type Errors = Record<string, unknown>

/** Returns the first message of each field that breaks a rule. */
export async function validate(schema: ISchema<unknown>, values: FormikValues): Promise<Errors> {
  try {
    await schema.validate(values, { abortEarly: false })
    return {}
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown
    return thrown.inner.reduceRight<Errors>(
      (errors, { path = '', message }) => setIn(errors, path, message) as Errors,
      {},
    )
  }
}
