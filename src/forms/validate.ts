import { setIn, type FormikErrors, type FormikValues } from 'formik'
import { ValidationError, type ISchema } from 'yup'

/** The first message of each field that breaks a rule. */
export async function validate<Draft extends FormikValues>(
  schema: ISchema<Draft>,
  values: Draft,
): Promise<FormikErrors<Draft>> {
  try {
    await schema.validate(values, { abortEarly: false })
    return {}
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown
    const first = new Map(thrown.inner.toReversed().map(({ path = '', message }) => [path, message]))
    let errors: FormikErrors<Draft> = {}
    for (const [path, message] of first) errors = setIn(errors, path, message)
    return errors
  }
}
