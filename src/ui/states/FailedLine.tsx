import { use, useEffectEvent, useLayoutEffect } from 'react'
import { toApiError } from '../../domain/ApiError'
import { RetryButton } from './ErrorState'
import { FailuresContext } from './Failures'
import { SignIn } from './FailureText'
import type { QueryState } from './Loaded'

/** All that a card shows that did not load. Where it is the only one, it offers to try again. */
export function FailedLine({ failure, query }: { failure: string; query: QueryState<unknown> }) {
  const { areSeveral, note } = use(FailuresContext)
  const refetch = useEffectEvent(() => query.refetch())
  const { error: reason } = query
  useLayoutEffect(() => note({ error: toApiError(reason), refetch: () => refetch() }), [note, reason])
  const error = toApiError(reason)
  if (areSeveral) return <p className="soft">{failure}</p>
  return (
    <>
      <div role="alert">
        <p>{failure}</p>
        <p className="small soft">{error.message}</p>
      </div>
      <RetryButton variant="secondary" small busy={query.isFetching} onClick={() => void query.refetch()} />
      <SignIn error={error} />
    </>
  )
}
