import { useState } from 'react'
import { usePhoneCalls, type Called } from '#data/phoneVerification/usePhoneCalls'
import { formatPhone } from '#domain/phone'
import type { Phone } from '#data/phoneVerification/phoneVerificationApi'
import { PhoneCodeForm } from '#parts/PhoneCodeForm'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { FailureNotice } from '#ui/states/FailureNotice'
import { usePress } from '#ui/lib/usePress'

export interface PhoneProofDialogProps {
  phone: Phone
  /** Receives the proof and retries the order. */
  onProved: (auth: string) => void
  onClosed: () => void
}

/** Verifies the recipient's phone with a call, which the shop may require for an order (contract 16.5). */
export function PhoneProofDialog({ phone, onProved, onClosed }: PhoneProofDialogProps) {
  const calls = usePhoneCalls()
  const [called, setCalled] = useState<Called>()
  const onCall = async () => setCalled(await calls.call(phone))
  const { press, isBusy, failure } = usePress(onCall)
  return (
    <Dialog title="Подтвердите телефон" onClosed={onClosed}>
      {called ? (
        <PhoneCodeForm
          called={called}
          confirm={calls.confirm}
          onProved={(auth) => {
            onProved(auth)
            return Promise.resolve()
          }}
          onCallAgain={onCall}
          onWrong={onClosed}
        />
      ) : (
        <div className="stack">
          <p>
            Позвоним на номер <span className="num">{formatPhone(phone.phone, phone.country)}</span>. Отвечать
            не нужно: код — последние цифры номера, с которого звоним.
          </p>
          <FailureNotice error={failure} />
          <div className="dialog__actions">
            <Button busy={isBusy} onClick={() => void press()}>
              Получить звонок
            </Button>
            <DismissButton />
          </div>
        </div>
      )}
    </Dialog>
  )
}
