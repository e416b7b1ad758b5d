import { use, useEffectEvent, useLayoutEffect } from 'react'
import type { ReadFailure } from '../../domain/remoteData'
import { RetryButton } from './ErrorState'
import { FailuresContext } from './Failures'
import { FailureAction } from './FailureText'
import { LeftToReact } from '../lib/LeftToReact'

/** The only content of a card that failed to load. If no other card failed, it offers a retry. */
export function FailedLine({ failure, query }: { failure: string; query: ReadFailure }) {
  if (BEFORE_REACT) throw new LeftToReact()
  const { areSeveral, note } = use(FailuresContext)
  const refetch = useEffectEvent(() => query.retry())
  const { error } = query
  useLayoutEffect(() => note({ error, refetch: () => refetch() }), [note, error])
  if (areSeveral) return <p className="soft">{failure}</p>
  return (
    <>
      <div role="alert">
        <p>{failure}</p>
        <p className="small soft">{error.message}</p>
      </div>
      <RetryButton variant="secondary" small busy={query.isRetrying} onClick={() => void query.retry()} />
      <FailureAction error={error} />
    </>
  )
}
