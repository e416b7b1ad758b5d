import type { InferType } from 'yup'
import { formatPhone } from '#domain/phone'
import { TextField } from '#forms/fields/TextField'
import { useRegisterShortMutation, type ConfirmedPhone } from '#data/auth/authApi'
import { useLogin } from './LoginContext'
import { shortRules } from './authRules'
import { RegistrationEnd } from './RegistrationEnd'
import { StepForm } from './StepForm'

/** Registers a customer whose number is unknown and who only has to give a name. */
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
        <RegistrationEnd goal="login" />
      </StepForm>
    </>
  )
}
