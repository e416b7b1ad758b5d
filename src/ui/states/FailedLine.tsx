import { use, useEffectEvent, useLayoutEffect } from 'react'
import type { ReadFailure } from '../../domain/remoteData'
import { RetryButton } from './ErrorState'
import { FailuresContext } from './Failures'
import { FailureAction } from './FailureText'

/** All that a card shows that did not load. Where it is the only one, it offers to try again. */
export function FailedLine({ failure, query }: { failure: string; query: ReadFailure }) {
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
