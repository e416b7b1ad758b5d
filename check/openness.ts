import { isDone, type Answer } from './ask'
import { isRecord, type Operation } from './contract'
import { Findings } from './headers'
import { judge, summed } from './judge'
import type { CallReport, Finding } from './report'
import type { Sent, Server } from './Server'
import { bodyOf, isRead, variantsOf, type Lists } from './variants'

/* Checks that the server gives a customer's data to nobody else, and refuses writes without a session. */

/** Reads of one record whose id comes from the customer's own list. Other records, such as a material, are the same for all. */
const OF_ONE_CUSTOMER = new Set(['getPaymentLink', 'getPaymentTypes', 'getCollection'])

/** Tells whether an answer is a success with data. */
const gives = (answer: Answer) =>
  isDone(answer) && isRecord(answer.body) && answer.body['data'] !== null && answer.body['data'] !== undefined

/** A write without a CSRF token may be refused in the words of the server's framework (contract 5.12). */
const refusesOldPage = ({ status }: Answer) => status === 403 || status === 419

const exposed = (text: string): Finding => ({ text, isAdvice: false, isExposure: true })

/** Makes the customer's reads without a token, and those of one record as another customer. */
export async function openReads(server: Server, operations: Operation[], lists: Lists): Promise<Finding[]> {
  const findings = new Findings()
  const closed = operations.filter((operation) => isRead(operation) && !operation.isOpen)
  for (const operation of closed) {
    const [variant] = variantsOf(operation, lists).toReversed()
    const ask = (sent: Sent) =>
      server.call(operation, { ...(variant && { values: variant.values }), ...bodyOf(operation), ...sent })
    if (gives(await ask({ by: 'nobody' })))
      findings.add(operation.id, [exposed('a customer’s data are given without a token')])
    if (
      OF_ONE_CUSTOMER.has(operation.id) &&
      server.target.otherToken !== undefined &&
      gives(await ask({ by: 'other' }))
    )
      findings.add(operation.id, [exposed('a customer’s record is given to another customer')])
  }
  return findings.all()
}

/**
 * Checks that the server has the writes that cannot be undone: each is sent empty, without token and CSRF token, so
 * that a server that keeps to the contract refuses it.
 */
export async function probeWrites(
  server: Server,
  operations: Operation[],
): Promise<{ calls: CallReport[]; findings: Finding[] }> {
  const findings = new Findings()
  const calls: CallReport[] = []
  for (const operation of operations) {
    if (operation.isForGuests) {
      calls.push(notTried(operation, 'not tried: a guest may make it'))
      continue
    }
    const values = Object.fromEntries(
      operation.parameters.map(({ name, example }) => [name, String(example)]),
    )
    const answer = await server.call(operation, { values, body: {}, by: 'nobody' })
    const verdict = judge(operation, answer, false)
    const isThere = refusesOldPage(answer) || (verdict.state !== 'missing' && verdict.state !== 'failed')
    if (isDone(answer))
      findings.add(operation.id, [exposed('a write is done without a token and without a CSRF token')])
    calls.push(
      isThere
        ? notTried(operation, 'there, but not tried: it refuses who has no token')
        : summed(operation, [verdict]),
    )
  }
  return { calls, findings: findings.all() }
}

export const notTried = (operation: Operation, note: string): CallReport =>
  summed(operation, [{ state: 'skipped', differences: [], notes: [note] }])
