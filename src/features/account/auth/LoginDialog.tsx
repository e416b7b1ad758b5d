import { use, useState } from 'react'
import { useSelector } from 'react-redux'
import { DraftContext } from '#forms/lib/DraftContext'
import type { State } from '#store/store'
import { Dialog } from '#ui/dialogs/Dialog'
import { LoginFlow } from './LoginFlow'
import { removeLoginDraft } from './loginDraft'

/** Signing in (contract 4.3), after the session has ended or because the customer wants to. */
export function LoginDialog({ onClosed }: { onClosed: () => void }) {
  const drafts = use(DraftContext)
  const expired = useSelector<State, boolean>(({ session }) => session.expired)
  // As it was opened: what stands in it must not change under the customer's hands.
  const [hasExpired] = useState(expired)
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
