import { hasNoSession, hasServerError, toApiError } from '#domain/ApiError'
import { emit } from '#host/events'
import type { Store } from '#store/store'
import type { Flow, ReceiptLinks } from '#data/receipts/receiptLink'
import { addPartnerReceiptEndpoint, applyReceiptEndpoint } from '#data/receipts/receiptLinkApi'

/**
 * Result of one registration; `silent` is a failure that the customer is not told (receipt code 4, contract
 * 4.5). After `signedOut` only the login is asked for: the reload after it registers again.
 */
export type Outcome =
  | { flow: Flow; kind: 'registered' | 'silent' | 'signedOut' }
  | { flow: Flow; kind: 'failed'; message: string }

const SILENT = '4'

/** Stands in for the message that the partner's call does not send with a refusal. */
const NOT_REGISTERED = 'Чек не зарегистрирован'

/** Registers the receipts of the address, both flows side by side. Never rejects. */
export function registerReceipts(
  { apply, partner }: ReceiptLinks,
  dispatch: Store['dispatch'],
): Promise<Outcome[]> {
  const flows: Promise<Outcome>[] = []
  if (apply) {
    flows.push(
      outcomeOf(
        'apply',
        dispatch(applyReceiptEndpoint.initiate(apply))
          .unwrap()
          .then(() => true),
      ),
    )
  }
  if (partner)
    flows.push(outcomeOf('partner', dispatch(addPartnerReceiptEndpoint.initiate(partner)).unwrap()))
  return Promise.all(flows)
}

async function outcomeOf(flow: Flow, registration: Promise<boolean>): Promise<Outcome> {
  try {
    if (!(await registration)) return { flow, kind: 'failed', message: NOT_REGISTERED }
    emit('receipt-registered', { flow })
    return { flow, kind: 'registered' }
  } catch (thrown) {
    const error = toApiError(thrown)
    if (hasNoSession(error)) return { flow, kind: 'signedOut' }
    if (flow === 'apply' && hasServerError(error, SILENT)) return { flow, kind: 'silent' }
    return { flow, kind: 'failed', message: error.message }
  }
}
