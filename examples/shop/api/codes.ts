import { refused } from './refusal'
import type { Visitor } from './visitor'

/** What the sandbox "sends": an SMS always brings this, a call always comes from a number that ends so. */
const codes = { sms: '1234', call: '5678' }

export const codeLength = codes.sms.length
export const retryAfter = 60
const limit = 3

export function sendCode({ sentCodes }: Visitor, phone: string, method: keyof typeof codes) {
  const count = (sentCodes.get(phone)?.count ?? 0) + 1
  if (count > limit) throw refused('Вы превысили максимальное количество отправленных SMS', 8)
  sentCodes.set(phone, { code: codes[method], count })
  return { retry_after: retryAfter }
}

/** `receiver` is the phone, or the e-mail of a password letter. */
export function demandCode({ sentCodes }: Visitor, receiver: string, code: string) {
  if (sentCodes.get(receiver)?.code !== code) throw refused('wrong_code')
}
