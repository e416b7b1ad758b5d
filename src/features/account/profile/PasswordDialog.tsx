import { useChangePasswordMutation } from '#data/profile/profileApi'
import { PasswordField } from '#forms/fields/PasswordField'
import { Form } from '#forms/Form'
import { MIN_PASSWORD } from '#forms/lib/newPassword'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { ProgressBar } from '#ui/states/ProgressBar'
import type { InferType } from 'yup'
import { newPasswordRules } from './profileRules'
import { strengthOf, type Strength } from './strengthOf'

const words: Record<Strength, { text: string; share: number }> = {
  weak: { text: 'Слабый пароль: его легко подобрать', share: 1 / 3 },
  fair: { text: 'Пароль средней надёжности', share: 2 / 3 },
  strong: { text: 'Надёжный пароль', share: 1 },
}

/** Rates the password while it is typed, but never rejects it. */
function PasswordStrength({ password }: { password: string }) {
  const { text, share } = words[strengthOf(password)]
  return (
    <div className="row">
      {password !== '' && <ProgressBar value={share} />}
      <span className="small soft" role="status">
        {password !== '' && text}
      </span>
    </div>
  )
}

interface PasswordDialogProps {
  /** The name under which password managers save the new password. */
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
