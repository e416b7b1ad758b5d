import { useRef } from 'react'
import { formatPhone } from '../../../domain/phone'
import { ResendCode } from '../../../forms/ResendCode'
import { CodeField } from '../../../forms/CodeField'
import { Form } from '../../../forms/Form'
import { SubmitButton } from '../../../forms/SubmitButton'
import { Button } from '../../../ui/Button'
import type { Phone } from '../../../data/auth/authApi'
import type { PhoneCalls } from '../../../data/phoneVerification/usePhoneCalls'
import { codeRules } from './profileRules'

/** A phone that is being called. */
export interface Called extends Phone {
  /** When the next call may be asked for, in milliseconds since 1970. */
  nextAt: number
}

interface PhoneCodeFormProps {
  called: Called
  confirm: PhoneCalls['confirm']
  onProved: (auth: string, called: Called) => Promise<void>
  onCallAgain: () => Promise<void>
  /** Back to the number, to correct it. */
  onWrong: () => void
}

export function PhoneCodeForm({ called, confirm, onProved, onCallAgain, onWrong }: PhoneCodeFormProps) {
  const { phone, country } = called
  // A code can be used once: if only saving failed, the next try reuses the proof.
  const proof = useRef<{ code: string; auth: string }>(undefined)
  const onSubmit = async ({ code }: { code: string }) => {
    if (proof.current?.code !== code) proof.current = { code, auth: await confirm({ phone, code }) }
    await onProved(proof.current.auth, called)
  }
  return (
    <>
      <p>
        Звоним на номер <span className="num">{formatPhone(phone, country)}</span>. Код — последние цифры
        номера, с которого звоним.
      </p>
      <Form schema={codeRules} initial={codeRules.getDefault()} onSubmit={onSubmit}>
        <CodeField name="code" label="Последние цифры номера" />
        <div className="dialog__actions">
          <SubmitButton>Подтвердить</SubmitButton>
          <Button variant="quiet" onClick={onWrong}>
            Изменить номер
          </Button>
        </div>
      </Form>
      <ResendCode nextAt={called.nextAt} ways={[{ label: 'Позвонить ещё раз', ask: onCallAgain }]} />
    </>
  )
}
