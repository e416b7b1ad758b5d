import type { ApiError } from '../../../src/domain/ApiError'
import { token } from '../../../src/host/page/config'
import { openDialog } from '../../../src/host/lensWidgets'
import { Button } from '../../../src/ui/controls/Button'
import { ErrorState } from '../../../src/ui/states/ErrorState'
import { Unavailable } from '../../../src/ui/states/Unavailable'

interface AccountFailureProps {
  error: ApiError
  busy: boolean
  onRetry: () => void
}

/** What stands in the cabinet's place when user data do not load (contract 3.8). */
export function AccountFailure({ error: { kind, message }, busy, onRetry }: AccountFailureProps) {
  const canSignIn = kind === 'signedOut' || !token()
  return (
    <div className="screen">
      {kind === 'restricted' ? (
        <Unavailable />
      ) : (
        <ErrorState
          title="Личный кабинет не загрузился"
          message={message}
          busy={busy}
          onRetry={onRetry}
          action={canSignIn && <Button onClick={() => openDialog('login')}>Войти</Button>}
        />
      )}
    </div>
  )
}
