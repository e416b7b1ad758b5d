import { Dialog } from '../../ui/Dialog'

/** Signing in anew when the session has ended (SPEC 4). */
export function LoginDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Dialog title="Сессия истекла" onClosed={onClosed}>
      <p>Войдите, чтобы продолжить. После входа страница обновится.</p>
    </Dialog>
  )
}
