import type { InferType } from 'yup'
import { formatPhone } from '#domain/phone'
import { ResendCode } from '#parts/ResendCode'
import { codeFromSms } from '#host/page/codeFromSms'
import { SentCodeField } from '#parts/SentCodeField'
import { SubmitButton } from '#forms/SubmitButton'
import { useLoginMutation, useValidateCodeMutation } from '#data/auth/authApi'
import { useLogin, type Goal, type SentCode } from './LoginContext'
import { codeRules } from './authRules'
import { StepButton } from './StepButton'
import { StepForm } from './StepForm'
import { useSendCode } from './useCode'

const texts = {
  sms: { label: 'Код из SMS', sentTo: 'Отправили SMS на номер' },
  call: {
    label: 'Последние цифры номера',
    sentTo: 'Код — последние цифры номера, с которого позвоним. Звоним на номер',
  },
}

/**
 * Asks for the code. A known number signs in, even if the customer came to register; an unknown one
 * registers.
 */
export function CodeStep({ goal, sent }: { goal: Goal; sent: SentCode }) {
  const { signIn, onStep, type, validated } = useLogin()
  const [validateCode] = useValidateCodeMutation()
  const [login] = useLoginMutation()
  const send = useSendCode()
  const { phone, country, method } = sent
  const { label, sentTo } = texts[method]

  const onSubmit = async ({ code }: InferType<typeof codeRules>) => {
    const isKnown = await validated.once({ ...sent, code }, () =>
      validateCode({ phone, country, code, type }).unwrap(),
    )
    if (isKnown) await signIn(await login({ phone, country, code, type }).unwrap())
    // A specialist always fills in the full registration.
    else onStep({ name: goal === 'login' && !type ? 'registerShort' : 'register', code })
  }
  return (
    <>
      <p>
        {sentTo} <span className="num">{formatPhone(phone, country)}</span>
      </p>
      <StepForm schema={codeRules} initial={codeRules.getDefault()} onSubmit={onSubmit}>
        <SentCodeField
          label={label}
          message={sent.nextAt}
          receive={method === 'sms' ? codeFromSms : undefined}
        />
        <div className="dialog__actions">
          <SubmitButton>{goal === 'login' ? 'Войти' : 'Продолжить'}</SubmitButton>
          <StepButton to={{ name: goal === 'login' ? 'enter' : 'phone' }}>Изменить номер</StepButton>
        </div>
        <ResendCode
          nextAt={sent.nextAt}
          ways={[
            { label: 'Отправить код ещё раз', ask: () => send(sent, 'sms') },
            { label: 'Позвонить', ask: () => send(sent, 'call') },
          ]}
        />
      </StepForm>
    </>
  )
}
