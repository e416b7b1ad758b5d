import { FormikProvider, useFormik, type FormikValues } from 'formik'
import { useImperativeHandle, useRef, type Ref } from 'react'
import { object, string } from 'yup'
import type { ContactDraft } from '#domain/contact'
import type { CountryCode } from '#domain/phone'
import { FormStyles } from '#forms/FormStyles'
import { PhoneField } from '#forms/fields/PhoneField'
import { TextField } from '#forms/fields/TextField'
import { text } from '#forms/lib/rules'
import { useFocusOnProblem } from '#forms/lib/useFocusOnProblem'
import { validate } from '#forms/lib/validate'
import { Button } from '#ui/controls/Button'
import { useUnkept, useUnsaved } from '#ui/lib/unsaved'

const rules = object({
  name: text().required('Укажите имя и фамилию'),
  phone: text().required('Укажите телефон').phone(),
  country: string<CountryCode>().required().default('ru'),
})

/** The interface through which the sheet reads the open form. */
export interface RecipientReader {
  /** Returns the values if they are valid. */
  read: () => ContactDraft | undefined
  /** Returns the values, valid or not. */
  typed: () => ContactDraft
  /** Shows the messages beside the fields and moves the focus there. */
  showWrong: () => void
}

export interface RecipientFormProps {
  /** The values typed before, otherwise the known ones. */
  start: ContactDraft | undefined
  reader: Ref<RecipientReader>
  onChosen: (recipient: ContactDraft) => void
}

/** The recipient of the order; the shop receives it with the order. */
export function RecipientForm({ start, reader, onChosen }: RecipientFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const onWrong = useFocusOnProblem(form)
  const initial: FormikValues = start ?? { name: '', phone: '', country: 'ru' }
  const formik = useFormik({
    initialValues: initial,
    validate: (values) => validate(rules, values),
    onSubmit: () => undefined,
  })
  useUnsaved(formik.dirty)
  useUnkept(formik.dirty)
  const read = () => {
    if (!rules.isValidSync(formik.values)) return undefined
    const { country, ...typed } = rules.cast(formik.values)
    return { ...typed, country: country as CountryCode }
  }
  const showWrong = async () => {
    await formik.validateForm()
    await formik.setTouched({ name: true, phone: true }, false)
    onWrong()
  }
  useImperativeHandle(reader, () => ({
    read,
    typed: () => formik.values as ContactDraft,
    showWrong: () => void showWrong(),
  }))
  const onDone = () => {
    const typed = read()
    if (typed) onChosen(typed)
    else void showWrong()
  }
  return (
    <FormikProvider value={formik}>
      <FormStyles />
      <form
        className="form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onDone()
        }}
      >
        <TextField name="name" label="Имя и фамилия" autoComplete="name" />
        <PhoneField name="phone" label="Телефон" />
        <div>
          <Button type="submit" variant="secondary">
            Готово
          </Button>
        </div>
      </form>
    </FormikProvider>
  )
}
