import { useCallWithCodeMutation, useConfirmCallCodeMutation, type Phone } from './phoneVerificationApi'

/** The two calls that prove whose a phone is. */
export function usePhoneCalls() {
  const [call] = useCallWithCodeMutation()
  const [confirm] = useConfirmCallCodeMutation()
  return {
    call: (phone: Phone) => call(phone).unwrap(),
    confirm: (confirmed: { phone: string; code: string }) => confirm(confirmed).unwrap(),
  }
}
