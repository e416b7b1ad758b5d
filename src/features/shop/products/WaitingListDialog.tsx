import { object } from 'yup'
import { EmailField } from '#forms/fields/EmailField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { fakeEmailDomain } from '#host/page/config'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'

interface WaitingListDialogProps {
  title: string
  onSubmit: (email: string) => Promise<void>
  onClosed: () => void
}

const waitingRules = object({ email: text().required().email(fakeEmailDomain) })

/** Asks for the e-mail that receives the news. */
export function WaitingListDialog({ title, onSubmit, onClosed }: WaitingListDialogProps) {
  return (
    <Dialog title="Сообщить о поступлении" onClosed={onClosed}>
      <p>Напишем, когда «{title}» снова появится в наличии.</p>
      <Form
        schema={waitingRules}
        initial={waitingRules.getDefault()}
        onSubmit={({ email }) => onSubmit(email)}
      >
        <EmailField name="email" label="Электронная почта" />
        <div className="dialog__actions">
          <SubmitButton>Сообщить</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </Dialog>
  )
}
