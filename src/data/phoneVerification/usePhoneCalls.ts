import { useCallWithCodeMutation, useConfirmCallCodeMutation, type Phone } from './phoneVerificationApi'
import { useConfirmed } from './useConfirmed'

/** The phone that the shop has called. */
export interface Called extends Phone {
  /** Time from which the next call may be requested, in milliseconds since 1970. */
  nextAt: number
}

/** Returns the two calls that verify a phone; the code of a call is confirmed once. */
export function usePhoneCalls() {
  const [call] = useCallWithCodeMutation()
  const [confirm] = useConfirmCallCodeMutation()
  const confirmed = useConfirmed<string>()
  return {
    call: async ({ phone, country }: Phone): Promise<Called> => ({
      phone,
      country,
      nextAt: await call({ phone, country }).unwrap(),
    }),
    /** Resolves to the proof that the phone belongs to the customer. */
    confirm: (called: Called, code: string): Promise<string> =>
      confirmed.once({ ...called, code }, () => confirm({ phone: called.phone, code }).unwrap()),
  }
}
