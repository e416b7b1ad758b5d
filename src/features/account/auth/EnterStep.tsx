import { Notice } from '#ui/states/Notice'
import { Tabs } from '#ui/controls/Tabs'
import { EmailForm } from './EmailForm'
import { PhoneForm } from './PhoneForm'
import { StepButton } from './StepButton'

export type Way = 'phone' | 'email'

const ways = [
  { id: 'phone', label: 'По телефону' },
  { id: 'email', label: 'По почте' },
] as const

interface EnterStepProps {
  way: Way
  onWay: (way: Way) => void
  hasNewPassword: boolean
}

export function EnterStep({ way, onWay, hasNewPassword }: EnterStepProps) {
  return (
    <>
      {hasNewPassword && <Notice tone="done">Пароль изменён. Войдите с новым паролем</Notice>}
      <Tabs label="Способ входа" tabs={ways} selected={way} onSelected={onWay}>
        {way === 'phone' ? <PhoneForm goal="login" /> : <EmailForm />}
      </Tabs>
      <div className="row">
        <span className="soft">Впервые у нас?</span>
        <StepButton to={{ name: 'phone' }}>Регистрация</StepButton>
      </div>
    </>
  )
}
