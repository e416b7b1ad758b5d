import type { InferType } from 'yup'
import { formatPhone } from '#domain/phone'
import { SubmitButton } from '#forms/SubmitButton'
import { TextField } from '#forms/fields/TextField'
import { useRegisterShortMutation, type ConfirmedPhone } from '#data/auth/authApi'
import { ConsentFields } from './ConsentFields'
import { useLogin } from './LoginContext'
import { shortRules } from './authRules'
import { StepButton } from './StepButton'
import { StepForm } from './StepForm'

/** Registers an unknown number, which needs only a name. */
export function ShortRegistrationStep({ confirmed }: { confirmed: ConfirmedPhone }) {
  const { signIn } = useLogin()
  const [registerShort] = useRegisterShortMutation()
  const onSubmit = async ({ name, confirmPolicy, isAgreeMailings }: InferType<typeof shortRules>) =>
    signIn(
      await registerShort({
        ...confirmed,
        name,
        hasAgreed: confirmPolicy,
        wantsMailings: isAgreeMailings,
      }).unwrap(),
    )
  return (
    <>
      <p>
        Номер <span className="num">{formatPhone(confirmed.phone, confirmed.country)}</span> у нас впервые.
        Как к вам обращаться?
      </p>
      <StepForm schema={shortRules} initial={shortRules.getDefault()} onSubmit={onSubmit}>
        <TextField name="name" label="Имя" autoComplete="given-name" />
        <ConsentFields />
        <div className="dialog__actions">
          <SubmitButton>Зарегистрироваться</SubmitButton>
          <StepButton to={{ name: 'code', goal: 'login' }}>Назад</StepButton>
        </div>
      </StepForm>
    </>
  )
}
