import { awaitedAccount } from '../host/customer/customer'
import { ignore } from '../host/ignore'
import { accountCalls, noteAccount } from '../api/customer/accountIn'
import { joinEarly } from '../api/early'
import { parseEnvelope } from '../api/parseEnvelope'

/**
 * Requests the account if this tab has texts and nothing else tells whether they are this customer's
 * (contract 5.8). The answer stays for the store. Undefined if no request is needed.
 */
export function confirmCustomer(): Promise<void> | undefined {
  const kind = awaitedAccount()
  if (kind === undefined) return undefined
  const call = accountCalls[kind]
  const note = async () => {
    const answer = await joinEarly(call).answer
    const result = parseEnvelope(answer, true)
    if ('data' in result) noteAccount({ call }, answer, result.data)
  }
  // Without an answer the texts are kept but not shown.
  return note().catch(ignore)
}
