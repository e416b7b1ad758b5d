/**
 * Callers that a call admits: those whom nobody knows, whatever they bring (`nobody`), anyone, even with an ended session (`signingIn`), anyone (`anyone`), visitors
 * with a session, consumers of the loyalty programme, consumers who may be friends of the club, specialists.
 */
export type Access = 'nobody' | 'signingIn' | 'anyone' | 'session' | 'consumer' | 'friend' | 'specialist'

/** The data of a call that decide whether the shop admits it. */
export interface Guarded {
  method: string
  path: string
  access: Access
}
