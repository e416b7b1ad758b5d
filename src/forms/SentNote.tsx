import { useFormikContext } from 'formik'
import { Notice } from '../ui/states/Notice'

/** Formik's status of a form whose values the server has. */
export const SENT = 'sent'

/** Notice that the form has been sent, until the customer types again: 'Изменения сохранены'. */
export function SentNote({ children }: { children: string }) {
  const form = useFormikContext()
  return form.status === SENT && !form.dirty ? <Notice tone="done">{children}</Notice> : null
}
