import { object } from 'yup'
import { formatPhone } from '../domain/phone'
import { ResendCode } from './ResendCode'
import { SentCodeField } from './SentCodeField'
import { Form } from '../forms/Form'
import { SubmitButton } from '../forms/SubmitButton'
import { Button } from '../ui/controls/Button'
import type { Called } from '../data/phoneVerification/usePhoneCalls'
import { text } from '../forms/lib/rules'

const codeRules = object({ code: text().required() })

interface PhoneCodeFormProps {
  called: Called
  /** Resolves to the proof that the phone belongs to the customer. */
  confirm: (called: Called, code: string) => Promise<string>
  onProved: (auth: string, called: Called) => Promise<void>
  onCallAgain: () => Promise<void>
  /** Returns to the phone number, so that it can be corrected. */
  onWrong: () => void
}

export function PhoneCodeForm({ called, confirm, onProved, onCallAgain, onWrong }: PhoneCodeFormProps) {
  const { phone, country } = called
  const onSubmit = async ({ code }: { code: string }) => onProved(await confirm(called, code), called)
  return (
    <>
      <p>
        Звоним на номер <span className="num">{formatPhone(phone, country)}</span>. Код — последние цифры
        номера, с которого звоним.
      </p>
      <Form schema={codeRules} initial={codeRules.getDefault()} onSubmit={onSubmit}>
        <SentCodeField label="Последние цифры номера" message={called.nextAt} />
        <div className="dialog__actions">
          <SubmitButton>Подтвердить</SubmitButton>
          <Button variant="quiet" onClick={onWrong}>
            Изменить номер
          </Button>
        </div>
        <ResendCode nextAt={called.nextAt} ways={[{ label: 'Позвонить ещё раз', ask: onCallAgain }]} />
      </Form>
    </>
  )
}
