import type { InferType } from 'yup'
import { EmailField } from '#forms/fields/EmailField'
import { SubmitButton } from '#forms/SubmitButton'
import { useRemindPasswordMutation } from '#data/auth/authApi'
import { useLogin } from './LoginContext'
import { remindRules } from './authRules'
import { StepButton } from './StepButton'
import { StepForm } from './StepForm'

/** Sends an e-mail with a code to a customer who forgot the password. */
export function ForgotPasswordStep() {
  const { onStep } = useLogin()
  const [remindPassword] = useRemindPasswordMutation()
  const onSubmit = async (draft: InferType<typeof remindRules>) => {
    await remindPassword(draft).unwrap()
    onStep({ name: 'newPassword', email: draft.email })
  }
  return (
    <>
      <p>Пришлём на почту код, с ним можно задать новый пароль.</p>
      <StepForm schema={remindRules} initial={remindRules.getDefault()} onSubmit={onSubmit}>
        <EmailField name="email" label="Электронная почта" autoComplete="username" />
        <div className="dialog__actions">
          <SubmitButton>Отправить код</SubmitButton>
          <StepButton to={{ name: 'enter' }}>Назад</StepButton>
        </div>
      </StepForm>
    </>
  )
}
