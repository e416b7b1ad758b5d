import { useRef, useSyncExternalStore } from 'react'
import { useSendCodeMutation, type CodeMethod, type Phone } from './authApi'
import { useLogin, type SentCode } from './LoginContext'

/** Asks for a code, one at a time. A second press of the same moment sends nothing and is told `false`. */
export function useSendCode() {
  const { onSent } = useLogin()
  const [sendCode, { isLoading }] = useSendCodeMutation()
  const isSending = useRef(false)
  const send = async ({ phone, country }: Phone, method: CodeMethod): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    try {
      const retryAfter = await sendCode({ phone, country, method }).unwrap()
      onSent({ phone, country, method, nextAt: Date.now() + retryAfter * 1000 })
      return true
    } finally {
      isSending.current = false
    }
  }
  return [send, isLoading] as const
}

/** Whether the same has been asked for and may not be asked for again yet: another SMS would only cost. */
export const isOnItsWay = (sent: SentCode | undefined, { phone, country }: Phone, method: CodeMethod) =>
  sent?.phone === phone && sent.country === country && sent.method === method && sent.nextAt > Date.now()

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}

/** Whole seconds until a moment; by the clock, since timers of a hidden tab stand still. */
export const useSecondsUntil = (moment: number): number =>
  useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
