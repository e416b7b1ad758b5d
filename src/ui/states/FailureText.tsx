import { toApiError } from '../../domain/ApiError'
import { openDialog } from '../../host/lensWidgets'
import { reloadPage } from '../../host/page/pageAddress'
import { Button } from '../controls/Button'

/** Button beside a failure that one press resolves, by signing in or by a new page; draws nothing beside any other. */
export function FailureAction({ error }: { error: unknown }) {
  const kind = error === undefined ? undefined : toApiError(error).kind
  if (kind !== 'signedOut' && kind !== 'oldPage') return null
  return (
    <Button variant="quiet" small onClick={() => (kind === 'oldPage' ? reloadPage() : openDialog('login'))}>
      {kind === 'oldPage' ? 'Обновить' : 'Войти'}
    </Button>
  )
}

/** Reason why a call failed, in a sentence, with a button if signing in helps. */
export function FailureText({ error }: { error: unknown }) {
  return (
    <>
      {toApiError(error).message} <FailureAction error={error} />
    </>
  )
}
