/**
 * Who may make a call: anyone, with a session that has ended too (`signingIn`), anyone (`anyone`), whoever has a
 * session, consumers of the loyalty programme, consumers who may be friends of the club.
 */
export type Access = 'signingIn' | 'anyone' | 'session' | 'consumer' | 'friend'

/** What the shop knows of a call before it lets it in. */
export interface Guarded {
  method: string
  path: string
  access: Access
}
