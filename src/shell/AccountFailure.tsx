import { useEffect } from 'react'
import type { ApiError } from '../domain/ApiError'
import { token } from '../host/page/config'
import { tellIfLoginWasLost } from '../host/customer/session'
import { openDialog } from '../host/lensWidgets'
import { Button } from '../ui/controls/Button'
import { ErrorState } from '../ui/states/ErrorState'
import { Unavailable } from '../ui/states/Unavailable'
import { LeftToReact } from '../ui/lib/LeftToReact'

interface AccountFailureProps {
  /** The cabinet's name. */
  name: string
  error: ApiError
  busy: boolean
  onRetry: () => void
}

/** Replaces the cabinet if user data fail to load (contract 3.8). */
export function AccountFailure({ name, error: { kind, message }, busy, onRetry }: AccountFailureProps) {
  if (BEFORE_REACT) throw new LeftToReact()
  const canSignIn = kind === 'signedOut' || !token()
  useEffect(() => {
    if (canSignIn) tellIfLoginWasLost()
  }, [canSignIn])
  return (
    <div className="screen">
      {kind === 'restricted' ? (
        <Unavailable />
      ) : (
        <ErrorState
          title={`${name} не загрузился`}
          message={message}
          busy={busy}
          onRetry={onRetry}
          action={canSignIn && <Button onClick={() => openDialog('login')}>Войти</Button>}
        />
      )}
    </div>
  )
}
