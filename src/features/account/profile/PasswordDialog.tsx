import type { InferType } from 'yup'
import { Form } from '#forms/Form'
import { MIN_PASSWORD } from '#forms/lib/newPassword'
import { PasswordField } from '#forms/fields/PasswordField'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { PasswordStrength } from './PasswordStrength'
import { useChangePasswordMutation } from '#data/profile/profileApi'
import { newPasswordRules } from './profileRules'

interface PasswordDialogProps {
  /** Name under which password managers keep the new password. */
  username: string
  onChanged: () => void
  onClosed: () => void
}

export function PasswordDialog({ username, onChanged, onClosed }: PasswordDialogProps) {
  const [change] = useChangePasswordMutation()
  const onSubmit = async ({ password, newPassword }: InferType<typeof newPasswordRules>) => {
    await change({ password, newPassword: newPassword }).unwrap()
    onChanged()
  }
  return (
    <Dialog title="Смена пароля" onClosed={onClosed}>
      <Form schema={newPasswordRules} initial={newPasswordRules.getDefault()} onSubmit={onSubmit}>
        {({ newPassword }) => (
          <>
            <input type="text" autoComplete="username" value={username} readOnly hidden />
            <PasswordField name="password" label="Текущий пароль" autoComplete="current-password" />
            <div className="field">
              <PasswordField
                name="newPassword"
                label="Новый пароль"
                autoComplete="new-password"
                hint={`Не короче ${MIN_PASSWORD} символов. Надёжнее — длинная фраза или буквы вместе с цифрами и знаками`}
              />
              <PasswordStrength password={newPassword} />
            </div>
            <div className="dialog__actions">
              <SubmitButton>Сменить пароль</SubmitButton>
              <DismissButton />
            </div>
          </>
        )}
      </Form>
    </Dialog>
  )
}
