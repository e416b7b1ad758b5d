import { useRef } from 'react'
import type { Phone } from './phoneVerificationApi'

/** What is confirmed: a phone, and the code of the message that was sent to it. */
interface Confirmation extends Phone {
  code?: string
  /** Tells the messages apart: time from which the next one may be requested. */
  nextAt?: number | undefined
}

/**
 * Keeps what the confirmation of a phone has brought. A code works once, so what fails afterwards is tried again
 * without confirming it again; another phone, another message or another code is confirmed by itself.
 */
export function useConfirmed<Brought>() {
  const kept = useRef<{ key: string; brought: Brought }>(undefined)
  const keyOf = ({ country, phone, nextAt, code }: Confirmation) => [country, phone, nextAt, code].join()
  const of = (what: Confirmation): Brought | undefined =>
    kept.current?.key === keyOf(what) ? kept.current.brought : undefined
  const keep = (what: Confirmation, brought: Brought): Brought => {
    kept.current = { key: keyOf(what), brought }
    return brought
  }
  return {
    of,
    keep,
    /** For a code that the server no longer takes. */
    forget: (): void => {
      kept.current = undefined
    },
    once: async (what: Confirmation, confirm: () => Promise<Brought>): Promise<Brought> =>
      of(what) ?? keep(what, await confirm()),
  }
}
