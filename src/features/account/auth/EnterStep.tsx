import type { InferType } from 'yup'
import { Tabs } from '#ui/controls/Tabs'
import { EmailField } from '#forms/fields/EmailField'
import { PasswordField } from '#forms/fields/PasswordField'
import { SubmitButton } from '#forms/SubmitButton'
import { useLoginMutation } from '#data/auth/authApi'
import { PhoneForm } from './PhoneForm'
import { StepButton } from './StepButton'
import { useLogin } from './LoginContext'
import { emailRules } from './authRules'
import { StepForm } from './StepForm'

export type Way = 'phone' | 'email'

const ways = [
  { id: 'phone', label: 'По телефону' },
  { id: 'email', label: 'По почте' },
] as const

interface EnterStepProps {
  way: Way
  onWay: (way: Way) => void
}

export function EnterStep({ way, onWay }: EnterStepProps) {
  return (
    <>
      <Tabs label="Способ входа" tabs={ways} selected={way} onSelected={onWay}>
        {way === 'phone' ? <PhoneForm goal="login" /> : <EmailForm />}
      </Tabs>
      <div className="row">
        <span className="soft">Впервые у нас?</span>
        <StepButton to={{ name: 'phone' }}>Регистрация</StepButton>
      </div>
    </>
  )
}

/** Signs in by e-mail and password. */
function EmailForm() {
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
