import { toApiError, type ApiError } from '../../domain/ApiError'
import { openDialog } from '../../host/lensWidgets'
import { reloadPage } from '../../host/page/pageAddress'
import { Button } from '../controls/Button'
import { LeftToReact } from '../lib/LeftToReact'
import { useUntil } from './useUntil'

/** A button beside a failure that signing in or reloading resolves; renders nothing for other failures. */
export function FailureAction({ error }: { error: unknown }) {
  if (BEFORE_REACT) {
    if (error === undefined) return null
    throw new LeftToReact()
  }
  const kind = error === undefined ? undefined : toApiError(error).kind
  if (kind !== 'signedOut' && kind !== 'oldPage') return null
  return (
    <Button variant="quiet" small onClick={() => (kind === 'oldPage' ? reloadPage() : openDialog('login'))}>
      {kind === 'oldPage' ? 'Обновить' : 'Войти'}
    </Button>
  )
}

/** Shows why a call failed, in a sentence, with a button if signing in helps. */
export function FailureText({ error }: { error: unknown }) {
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <>
      <Message error={toApiError(error)} /> <FailureAction error={error} />
    </>
  )
}

function Message({ error }: { error: ApiError }) {
  const later = 'later' in error ? error.later : undefined
  const isStill = useUntil(later?.at ?? 0)
  return later && !isStill ? later.message : error.message
}
