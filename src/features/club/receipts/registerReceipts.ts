import { hasNoSession, hasServerError, toApiError } from '#domain/ApiError'
import { emit } from '#host/events'
import type { Store } from '#store/store'
import type { Flow, ReceiptLinks } from '#data/receipts/receiptLink'
import { addPartnerReceiptEndpoint, applyReceiptEndpoint } from '#data/receipts/receiptLinkApi'

/**
 * The result of one registration; `silent` is a failure that is not shown to the customer (receipt code 4,
 * contract 4.5). After `signedOut` only the login is shown: the reload after it registers again.
 */
export type Outcome =
  | { flow: Flow; kind: 'registered' | 'silent' | 'signedOut' }
  | { flow: Flow; kind: 'failed'; message: string }

const SILENT = '4'

/** The message for a refusal by the partner's call, which sends none. */
const NOT_REGISTERED = 'Чек не зарегистрирован'

/** Registers the receipts that the URL names, both flows in parallel. Never rejects. */
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
