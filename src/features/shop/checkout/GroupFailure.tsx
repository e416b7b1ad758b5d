import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import type { GroupFailed } from './useCheckoutForm'

/** Shows why a group stopped the order, unless its fields already show it. */
export function GroupFailure({ failure }: { failure: GroupFailed | undefined }) {
  if (!failure) return null
  const { error, fields, summary } = failure
  if (Object.keys(fields).length === 0)
    return (
      <Notice tone="bad">
        <FailureText error={error} />
      </Notice>
    )
  return summary !== undefined && <Notice tone="bad">{summary}</Notice>
}
