import type { InferType } from 'yup'
import { Form } from '../../forms/Form'
import { PasswordField } from '../../forms/PasswordField'
import { SubmitButton } from '../../forms/SubmitButton'
import { Dialog } from '../../ui/Dialog'
import { DismissButton } from '../../ui/DismissButton'
import { PasswordStrength } from './PasswordStrength'
import { useChangePasswordMutation } from './profileApi'
import { MIN_PASSWORD, newPasswordRules } from './profileRules'

interface PasswordDialogProps {
  /** Under this name password managers keep the new password. */
  username: string
  onChanged: () => void
  onClosed: () => void
}

export function PasswordDialog({ username, onChanged, onClosed }: PasswordDialogProps) {
  const [change] = useChangePasswordMutation()
  const onSubmit = async ({ password, new_password }: InferType<typeof newPasswordRules>) => {
    await change({ password, newPassword: new_password }).unwrap()
    onChanged()
  }
  return (
    <Dialog title="Смена пароля" onClosed={onClosed}>
      <Form schema={newPasswordRules} initial={newPasswordRules.getDefault()} onSubmit={onSubmit}>
        {({ new_password }) => (
          <>
            <input type="text" autoComplete="username" value={username} readOnly hidden />
            <PasswordField name="password" label="Текущий пароль" autoComplete="current-password" />
            <div className="field">
              <PasswordField
                name="new_password"
                label="Новый пароль"
                autoComplete="new-password"
                hint={`Не короче ${MIN_PASSWORD} символов. Надёжнее — длинная фраза или буквы вместе с цифрами и знаками`}
              />
              <PasswordStrength password={new_password} />
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
