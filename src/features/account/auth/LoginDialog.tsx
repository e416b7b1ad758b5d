import { use, useState } from 'react'
import { DraftContext } from '../../../forms/DraftContext'
import { token } from '../../../host/config'
import { Dialog } from '../../../ui/Dialog'
import { LoginFlow } from './LoginFlow'
import { removeLoginDraft } from './loginDraft'

/** Signing in (contract 4.3): anew when the session has ended, or for the first time on a page that has none. */
export function LoginDialog({ onClosed }: { onClosed: () => void }) {
  const drafts = use(DraftContext)
  // As it was opened: signing in writes the new token.
  const [hasExpired] = useState(() => Boolean(token()))
  const onLeft = () => {
    removeLoginDraft(drafts)
    onClosed()
  }
  return (
    <Dialog title={hasExpired ? 'Сессия истекла' : 'Вход'} onClosed={onLeft}>
      <LoginFlow hasExpired={hasExpired} />
    </Dialog>
  )
}
