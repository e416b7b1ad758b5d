import type { CallArgs } from '../../api/request'
import type { Send } from '../../api/serverRecord'
import { inTurn } from '../../domain/inTurn'
import { perCustomer } from '../../host/customer/customer'
import type { SubscriptionOrder } from './subscription'

/*
 * One queue for all edits of a subscription's next order, from whichever dialog they come: each answer is the
 * whole order, and its confirmation has to wait for them.
 */

type Edit = (order: SubscriptionOrder) => SubscriptionOrder

const queue = perCustomer(() => ({
  inTurn: inTurn(),
  /** The edits on the screen that the server has not answered yet. */
  open: [] as readonly Edit[],
  /** The server's order without those edits. */
  base: undefined as SubscriptionOrder | undefined,
}))

const aborted = { error: { kind: 'aborted', message: '' } } as const

/** Runs a call after all earlier edits have settled; nothing is sent after a change of customer. */
export function inOrderTurn<Result>(call: () => PromiseLike<Result>): Promise<Result | typeof aborted> {
  const own = queue()
  return own.inTurn(async () => (queue() === own ? call() : aborted))
}

/** Builds the `queryFn` of an edit that is one call. */
export const editInTurn =
  <Arg>(argsOf: (arg: Arg) => CallArgs) =>
  (arg: Arg, _api: unknown, _options: unknown, send: Send) =>
    // `responseSchema` reads it.
    inOrderTurn(async () => send(argsOf(arg))) as Promise<{ data: SubscriptionOrder }>

/**
 * Starts an optimistic edit.
 * @param now the order on the screen
 */
export function openEdit(now: SubscriptionOrder | null | undefined, edit: Edit): void {
  const own = queue()
  if (own.open.length === 0) own.base = now ?? undefined
  own.open = [...own.open, edit]
}

/**
 * Ends an edit and returns the order to show: the server's latest with the unanswered edits applied.
 * @param answer undefined if the edit was refused
 */
export function closeEdit(edit: Edit, answer: SubscriptionOrder | undefined): SubscriptionOrder | undefined {
  const own = queue()
  own.open = own.open.filter((one) => one !== edit)
  own.base = answer ?? own.base
  return own.base && own.open.reduce((order, next) => next(order), own.base)
}
