import { toApiError } from '../../domain/ApiError'
import { openDialog } from '../../host/lensWidgets'
import { Button } from '../controls/Button'

/** Button 'Войти' beside a failure that signing in resolves; draws nothing beside any other. */
export function SignIn({ error }: { error: unknown }) {
  if (error === undefined || toApiError(error).kind !== 'signedOut') return null
  return (
    <Button variant="quiet" small onClick={() => openDialog('login')}>
      Войти
    </Button>
  )
}

/** Reason why a call failed, in a sentence, with a button if signing in helps. */
export function FailureText({ error }: { error: unknown }) {
  return (
    <>
      {toApiError(error).message} <SignIn error={error} />
    </>
  )
}
