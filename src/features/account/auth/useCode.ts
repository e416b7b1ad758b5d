import { useSendCodeMutation, type CodeMethod, type Phone } from '#data/auth/authApi'
import { useLogin, type SentCode } from './LoginContext'

/** Returns a function that requests a code. `Form` and `ResendCode` ignore second presses. */
export function useSendCode() {
  const { onSent, type } = useLogin()
  const [sendCode] = useSendCodeMutation()
  return async ({ phone, country }: Phone, method: CodeMethod): Promise<void> => {
    const nextAt = await sendCode({ phone, country, method, type }).unwrap()
    onSent({ phone, country, method, nextAt })
  }
}

/** Tells whether the same code was just requested: another SMS would only cost money. */
export const isOnItsWay = (sent: SentCode | undefined, { phone, country }: Phone, method: CodeMethod) =>
  sent?.phone === phone && sent.country === country && sent.method === method && sent.nextAt > Date.now()
