import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Tabs } from '../../ui/Tabs'
import { EmailForm } from './EmailForm'
import { useLogin } from './LoginContext'
import { PhoneForm } from './PhoneForm'

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
  const { onStep } = useLogin()
  return (
    <>
      {hasNewPassword && <Notice tone="done">Пароль изменён. Войдите с новым паролем</Notice>}
      <Tabs label="Способ входа" tabs={ways} selected={way} onSelected={onWay}>
        {way === 'phone' ? <PhoneForm goal="login" /> : <EmailForm />}
      </Tabs>
      <div className="row">
        <span className="soft">Впервые у нас?</span>
        <Button variant="quiet" onClick={() => onStep({ name: 'phone' })}>
          Регистрация
        </Button>
      </div>
    </>
  )
}
