import { toApiError } from '../../domain/ApiError'
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
      <Message error={error} /> <FailureAction error={error} />
    </>
  )
}

/**
 * Returns what to say about a failure now, and whether the server does not accept another try yet
 * (contract 5.5).
 */
export function useFailureMessage(error: unknown): { message: string; isHeld: boolean } {
  const known = toApiError(error)
  const later = 'later' in known ? known.later : undefined
  const isHeld = useUntil(later?.at ?? 0)
  return { message: later && !isHeld ? later.message : known.message, isHeld }
}

const Message = ({ error }: { error: unknown }) => useFailureMessage(error).message
