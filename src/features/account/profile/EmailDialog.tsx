import { useState } from 'react'
import { EmailField } from '#forms/fields/EmailField'
import { Form } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { Email } from '#ui/Email'
import { useChangeEmailMutation } from '#data/profile/profileApi'
import { newEmailRules } from './profileRules'

interface EmailDialogProps {
  /** False if it cannot be read. */
  present: string | null | false
  onChanged: () => void
  onClosed: () => void
}

export function EmailDialog({ present, onChanged, onClosed }: EmailDialogProps) {
  const [change] = useChangeEmailMutation()
  const [rules] = useState(() => newEmailRules(present || null))
  const onSubmit = async ({ email }: { email: string }) => {
    await change(email).unwrap()
    onChanged()
  }
  return (
    <Dialog title="Электронная почта" onClosed={onClosed}>
      {present === null && <p>Сейчас адрес не указан.</p>}
      {present && (
        <p>
          Сейчас: <Email>{present}</Email>
        </p>
      )}
      <Form schema={rules} initial={{ email: '' }} onSubmit={onSubmit} draftKey="profile-email">
        <EmailField name="email" label="Новый адрес" />
        <div className="dialog__actions">
          <SubmitButton>Сохранить адрес</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </Dialog>
  )
}
