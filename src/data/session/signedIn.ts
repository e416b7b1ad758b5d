import { accountCalls } from '../../api/customer/accountIn'
import { plainRead } from '../../api/plainCall'
import { beginSession, dropKept } from '../../host/customer/customer'
import type { AccountKind } from '../../host/customer/owner'

const CONSUMER = ['consumer', 'profile'] as const
const SPECIALIST = ['specialist'] as const

/**
 * Starts the session of our own login. The account's id decides whether the texts stored in this tab belong
 * to this customer (contract 5.8); their keeper reads it from the answer itself.
 */
export async function signedIn(
  token: string | null,
  type: 'consumer' | 'specialist' = 'consumer',
): Promise<void> {
  const kinds: readonly AccountKind[] = type === 'consumer' ? CONSUMER : SPECIALIST
  const kind = beginSession(token, kinds)
  if (kind === undefined) return
  const { error } = await plainRead(
    { call: accountCalls[kind] },
    (data) => data,
    new AbortController().signal,
  )
  // 'aborted' means that the answer named another customer, so the earlier texts have been dropped already.
  if (error && error.kind !== 'aborted') dropKept()
}
