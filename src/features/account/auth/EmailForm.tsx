import type { InferType } from 'yup'
import { EmailField } from '#forms/fields/EmailField'
import { PasswordField } from '#forms/fields/PasswordField'
import { SubmitButton } from '#forms/SubmitButton'
import { useLoginMutation } from '#data/auth/authApi'
import { useLogin } from './LoginContext'
import { emailRules } from './authRules'
import { StepButton } from './StepButton'
import { StepForm } from './StepForm'

/** Signs in by e-mail and password. */
export function EmailForm() {
  const { signIn, type } = useLogin()
  const [login] = useLoginMutation()
  const onSubmit = async (credentials: InferType<typeof emailRules>) =>
    signIn(await login({ ...credentials, type }).unwrap())
  return (
    <StepForm schema={emailRules} initial={emailRules.getDefault()} onSubmit={onSubmit}>
      <EmailField name="email" label="Электронная почта" autoComplete="username" />
      <PasswordField name="password" label="Пароль" autoComplete="current-password" />
      <div className="dialog__actions">
        <SubmitButton>Войти</SubmitButton>
        <StepButton to={{ name: 'remind' }}>Забыли пароль?</StepButton>
      </div>
    </StepForm>
  )
}
