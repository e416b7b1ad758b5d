import { awaitedAccount } from '../host/customer/customer'
import { ignore } from '../host/ignore'
import { accountCalls, noteAccount } from '../api/customer/accountIn'
import { joinEarly } from '../api/early'
import { parseEnvelope } from '../api/parseEnvelope'

/**
 * Asks whose account this is, where the tab keeps texts that nothing else tells to be this customer's (contract 5.8). The
 * answer stays for the store. Undefined where nothing has to be asked.
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
  // Without an answer the texts stay where they are, and are not shown.
  return note().catch(ignore)
}
