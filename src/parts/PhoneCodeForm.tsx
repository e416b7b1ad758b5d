import { useRef } from 'react'
import { object } from 'yup'
import { formatPhone } from '../domain/phone'
import { ResendCode } from './ResendCode'
import { SentCodeField } from './SentCodeField'
import { Form } from '../forms/Form'
import { SubmitButton } from '../forms/SubmitButton'
import { Button } from '../ui/controls/Button'
import type { ContactDraft } from '../domain/contact'
import { text } from '../forms/lib/rules'

const codeRules = object({ code: text().required() })

type Phone = Pick<ContactDraft, 'phone' | 'country'>

/** The phone that the shop has called. */
export interface Called extends Phone {
  /** Time from which the next call may be requested, in milliseconds since 1970. */
  nextAt: number
}

interface PhoneCodeFormProps {
  called: Called
  /** Resolves to the proof that the phone belongs to the customer. */
  confirm: (typed: { phone: string; code: string }) => Promise<string>
  onProved: (auth: string, called: Called) => Promise<void>
  onCallAgain: () => Promise<void>
  /** Returns to the phone number, so that it can be corrected. */
  onWrong: () => void
}

export function PhoneCodeForm({ called, confirm, onProved, onCallAgain, onWrong }: PhoneCodeFormProps) {
  const { phone, country } = called
  // A code works only once: if only the save failed, the retry reuses the proof.
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
        <SentCodeField label="Последние цифры номера" />
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
