import { toApiError } from '../../domain/ApiError'
import { openDialog } from '../../host/lensWidgets'
import { Button } from '../controls/Button'

/** 'Войти' beside a failure that signing in mends; nothing beside any other. */
export function SignIn({ error }: { error: unknown }) {
  if (error === undefined || toApiError(error).kind !== 'signedOut') return null
  return (
    <Button variant="quiet" small onClick={() => openDialog('login')}>
      Войти
    </Button>
  )
}

/** Why a call failed, in a sentence, and what helps. */
export function FailureText({ error }: { error: unknown }) {
  return (
    <>
      {toApiError(error).message} <SignIn error={error} />
    </>
  )
}
