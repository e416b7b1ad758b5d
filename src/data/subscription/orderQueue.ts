import type { CallArgs } from '../../api/request'
import type { Send } from '../../api/serverRecord'
import { inTurn } from '../../domain/inTurn'
import { currentCustomer, onCustomerChanged } from '../../host/customer/customer'
import type { SubscriptionOrder } from './subscription'

/*
 * One queue for all edits of a subscription's next order, whichever dialog they come from: each answer is the whole
 * order, and what confirms it has to wait for them.
 */

type Edit = (order: SubscriptionOrder) => SubscriptionOrder

const turn = inTurn()
/** The edits that are shown, and of which the server has not answered yet. */
let open: readonly Edit[] = []
/** The order as the server has it, without them. */
let base: SubscriptionOrder | undefined

onCustomerChanged(() => {
  open = []
  base = undefined
})

const aborted = { error: { kind: 'aborted', message: '' } } as const

/** Runs a call when the edits before it are over, failed or not; nothing is sent for the next customer. */
export function inOrderTurn<Result>(call: () => PromiseLike<Result>): Promise<Result | typeof aborted> {
  const customer = currentCustomer()
  return turn(async () => (currentCustomer() === customer ? call() : aborted))
}

/** Builds the `queryFn` of an edit that is one call. */
export const editInTurn =
  <Arg>(argsOf: (arg: Arg) => CallArgs) =>
  (arg: Arg, _api: unknown, _options: unknown, send: Send) =>
    // `responseSchema` reads it.
    inOrderTurn(async () => send(argsOf(arg))) as Promise<{ data: SubscriptionOrder }>

/** Begins to show an edit. @param now the order as it is shown */
export function openEdit(now: SubscriptionOrder | null | undefined, edit: Edit): void {
  if (open.length === 0) base = now ?? undefined
  open = [...open, edit]
}

/**
 * Ends an edit. Gives what is to be shown: what the server has by now, with the edits that it has not answered yet on
 * top.
 * @param answer undefined if the edit was refused
 */
export function closeEdit(edit: Edit, answer: SubscriptionOrder | undefined): SubscriptionOrder | undefined {
  open = open.filter((one) => one !== edit)
  base = answer ?? base
  return base && open.reduce((order, next) => next(order), base)
}
