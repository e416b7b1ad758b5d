import { refused } from './http/refusal'
import type { Visit } from './http/route'
import type { Visitor } from './visitor'

/**
 * The codes that the sandbox "sends": an SMS always brings the first, and a call always comes from a number
 * that ends in the second.
 */
const codes = { sms: '1234', call: '5678' }

export const codeLength = codes.sms.length
export const retryAfter = 60
/** Number of codes that may be requested in ten minutes. */
const limit = 3
const patience = 10 * 60 * 1000

export function sendCode(
  { visitor: { sentCodes }, now }: Visit,
  receiver: string,
  method: keyof typeof codes,
) {
  const last = sentCodes.get(receiver)
  const isRecent = last !== undefined && now.getTime() - last.since.getTime() < patience
  const { count, since } = isRecent ? { ...last, count: last.count + 1 } : { count: 1, since: now }
  if (count > limit) throw refused('Вы превысили максимальное количество отправленных SMS', 8)
  sentCodes.set(receiver, { code: codes[method], count, since })
  return { retry_after: retryAfter }
}

/** Refuses a wrong code. `receiver` is the phone, or the e-mail of a password letter. */
export function demandCode({ sentCodes }: Visitor, receiver: string, code: string) {
  if (sentCodes.get(receiver)?.code !== code) throw refused('wrong_code')
}
