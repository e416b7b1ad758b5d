import { useEffect, useRef, useState } from 'react'
import type { InferType } from 'yup'
import { formatPhone } from '#domain/phone'
import { Form } from '#forms/Form'
import { PhoneField } from '#forms/fields/PhoneField'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import type { Phone } from '#data/auth/authApi'
import { usePhoneCalls, type Called } from '#data/phoneVerification/usePhoneCalls'
import { PhoneCodeForm } from '#parts/PhoneCodeForm'
import type { Profile } from '#data/profile/profile'
import { useChangePhoneMutation } from '#data/profile/profileEditsApi'
import { newPhoneRules } from './profileRules'

interface PhoneDialogProps {
  profile: Profile
  onChanged: () => void
  onClosed: () => void
}

/** Changes the phone: asks for the new number, then for the code of a call to it. */
export function PhoneDialog({ profile, onChanged, onClosed }: PhoneDialogProps) {
  const calls = usePhoneCalls()
  const [changePhone] = useChangePhoneMutation()
  const [rules] = useState(() => newPhoneRules(profile))
  const [called, setCalled] = useState<Called>()
  const [isRight, setRight] = useState(true)
  const isWaiting = called !== undefined && isRight

  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [isWaiting])

  const onCall = async ({ phone, country }: Phone) => {
    const isOnItsWay = called?.phone === phone && called.country === country && called.nextAt > Date.now()
    if (!isOnItsWay) setCalled(await calls.call({ phone, country }))
    setRight(true)
  }
  const onProved = async (auth: string, { phone, country }: Phone) => {
    await changePhone({ phone, country, auth }).unwrap()
    onChanged()
  }
  return (
    <Dialog title="Новый телефон" onClosed={onClosed}>
      <div className="form" ref={root}>
        <p className="visually-hidden" role="status">
          {isWaiting && 'Код подтверждения'}
        </p>
        {isWaiting ? (
          <PhoneCodeForm
            called={called}
            confirm={calls.confirm}
            onProved={onProved}
            onCallAgain={() => onCall(called)}
            onWrong={() => setRight(false)}
          />
        ) : (
          <>
            {profile.phone === '' && <p>Сейчас номер не указан.</p>}
            {profile.phone && (
              <p>
                Сейчас: <span className="num">{formatPhone(profile.phone, profile.country)}</span>
              </p>
            )}
            <Form
              schema={rules}
              initial={{ phone: called?.phone ?? '', country: called?.country ?? 'ru' }}
              onSubmit={(typed: InferType<typeof rules>) => onCall(typed)}
              draftKey="profile-phone"
            >
              <PhoneField
                name="phone"
                label="Новый номер"
                hint="Позвоним на него. Отвечать не нужно: код — последние цифры номера, с которого звоним"
              />
              <div className="dialog__actions">
                <SubmitButton>Получить звонок</SubmitButton>
                <DismissButton />
              </div>
            </Form>
          </>
        )}
      </div>
    </Dialog>
  )
}
