import { use, useState } from 'react'
import { useSelector } from 'react-redux'
import { DraftContext } from '#forms/lib/DraftContext'
import type { State } from '#store/store'
import { Dialog } from '#ui/dialogs/Dialog'
import type { LoginType } from './LoginContext'
import { LoginFlow } from './LoginFlow'
import { removeLoginDraft } from './loginDraft'

interface LoginDialogProps {
  /** True if the dialog starts with the registration. */
  isRegistration?: boolean
  type?: LoginType
  onClosed: () => void
}

/** Lets the customer sign in (contract 4.3), by choice or after the session has ended. */
export function LoginDialog({ isRegistration = false, type, onClosed }: LoginDialogProps) {
  const drafts = use(DraftContext)
  const expired = useSelector<State, boolean>(({ session }) => session.expired)
  // The text stays as it was when the dialog opened: it must not change while the customer uses the form.
  const [hasExpired] = useState(expired)
  const [isRegistering, setRegistering] = useState(isRegistration)
  const onLeft = () => {
    removeLoginDraft(drafts)
    onClosed()
  }
  return (
    <Dialog title={hasExpired ? 'Сессия истекла' : isRegistering ? 'Регистрация' : 'Вход'} onClosed={onLeft}>
      <LoginFlow
        hasExpired={hasExpired}
        isRegistration={isRegistration && !hasExpired}
        onGoal={setRegistering}
        title={isRegistering && !hasExpired ? 'Регистрация' : 'Вход'}
        type={type}
      />
    </Dialog>
  )
}
