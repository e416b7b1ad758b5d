/**
 * Callers that a call admits: anonymous ones, whose session is ignored (`nobody`); anyone, even with an ended session
 * (`signingIn`); anyone (`anyone`); visitors with a session; consumers of the loyalty programme; consumers who may be
 * friends of the club; specialists.
 */
export type Access = 'nobody' | 'signingIn' | 'anyone' | 'session' | 'consumer' | 'friend' | 'specialist'

/** The data of a call that decide whether the shop admits it. */
export interface Guarded {
  method: string
  path: string
  access: Access
}

/** These only ask, though by POST. */
const ASKS = /\/(validate|available_dates|suggest|calculate_remind_date|earn_for_purchase|consent|logs)\//

/** Tells whether a call changes something. */
export const isWrite = ({ method, path }: Pick<Guarded, 'method' | 'path'>): boolean =>
  method !== 'GET' && !ASKS.test(path)
