import type { InferType } from 'yup'
import { CodeField } from '#forms/fields/CodeField'
import { PasswordField } from '#forms/fields/PasswordField'
import { SubmitButton } from '#forms/SubmitButton'
import { useConfirmPasswordMutation } from '#data/auth/authApi'
import { useLogin } from './LoginContext'
import { newPasswordRules } from './authRules'
import { StepButton } from './StepButton'
import { StepForm } from './StepForm'
import { Email } from '#ui/Email'

export function NewPasswordStep({ email }: { email: string }) {
  const { onStep } = useLogin()
  const [confirmPassword] = useConfirmPasswordMutation()
  const onSubmit = async (draft: InferType<typeof newPasswordRules>) => {
    await confirmPassword({ ...draft, email }).unwrap()
    onStep({ name: 'enter', hasNewPassword: true })
  }
  return (
    <>
      <p>
        Отправили код на <Email>{email}</Email>
      </p>
      <StepForm schema={newPasswordRules} initial={newPasswordRules.getDefault()} onSubmit={onSubmit}>
        <CodeField name="code" label="Код из письма" />
        {/* Password managers save the new password under this name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label="Новый пароль" autoComplete="new-password" />
        <div className="dialog__actions">
          <SubmitButton>Сохранить пароль</SubmitButton>
          <StepButton to={{ name: 'remind' }}>Назад</StepButton>
        </div>
      </StepForm>
    </>
  )
}
