import { useFormikContext } from 'formik'
import { Announced } from '../ui/states/Announced'
import { Notice } from '../ui/states/Notice'

/** Formik's status of a form whose values have been sent. */
export const SENT = 'sent'

/** Shows 'Изменения сохранены' after the submission, until the customer types again. */
export function SentNote({ children }: { children: string }) {
  const form = useFormikContext()
  return (
    <Announced>{form.status === SENT && !form.dirty && <Notice tone="done">{children}</Notice>}</Announced>
  )
}
