import type { Phone } from './service'
import { useCallWithCodeMutation, useConfirmCallCodeMutation } from './serviceApi'

/** The two calls that prove whose a phone is, for those who draw the fields. */
export function usePhoneCalls() {
  const [call] = useCallWithCodeMutation()
  const [confirm] = useConfirmCallCodeMutation()
  return {
    call: (phone: Phone) => call(phone).unwrap(),
    confirm: (confirmed: { phone: string; code: string }) => confirm(confirmed).unwrap(),
  }
}
