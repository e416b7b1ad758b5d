import { useCallWithCodeMutation, useConfirmCallCodeMutation, type Phone } from './phoneVerificationApi'

/** Returns the two calls that verify a phone. */
export function usePhoneCalls() {
  const [call] = useCallWithCodeMutation()
  const [confirm] = useConfirmCallCodeMutation()
  return {
    call: (phone: Phone) => call(phone).unwrap(),
    confirm: (confirmed: { phone: string; code: string }) => confirm(confirmed).unwrap(),
  }
}
