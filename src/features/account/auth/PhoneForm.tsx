import type { InferType } from 'yup'
import { PhoneField } from '#forms/fields/PhoneField'
import { RadioCards } from '#forms/fields/RadioCards'
import { SubmitButton } from '#forms/SubmitButton'
import { useLogin, type Goal } from './LoginContext'
import { phoneRules } from './authRules'
import { StepButton } from './StepButton'
import { StepForm } from './StepForm'
import { isOnItsWay, useSendCode } from './useCode'

const methods = [
  { value: 'sms', label: 'По SMS' },
  { value: 'call', label: 'По звонку', note: 'Код — последние цифры номера, с которого позвоним' },
]

/** Asks for the phone that receives the code, to sign in or to register. */
export function PhoneForm({ goal }: { goal: Goal }) {
  const { sent, onStep } = useLogin()
  const send = useSendCode()
  const onSubmit = async ({ method, ...phone }: InferType<typeof phoneRules>) => {
    if (!isOnItsWay(sent, phone, method)) await send(phone, method)
    onStep({ name: 'code', goal })
  }
  return (
    <StepForm schema={phoneRules} initial={phoneRules.getDefault()} onSubmit={onSubmit}>
      <PhoneField name="phone" label="Телефон" />
      <RadioCards name="method" label="Как получить код" options={methods} />
      <div className="dialog__actions">
        <SubmitButton>Получить код</SubmitButton>
        {goal === 'register' && <StepButton to={{ name: 'enter' }}>Назад</StepButton>}
      </div>
    </StepForm>
  )
}
