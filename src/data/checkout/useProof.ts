import { useRef } from 'react'
import type { ContactDraft } from '../../domain/contact'

type Phone = Pick<ContactDraft, 'phone' | 'country'>

/**
 * Keeps the proof that a call has confirmed a phone: it is used by every order attempt with that phone and by
 * no other.
 */
export function useProof() {
  const proof = useRef<{ phone: string; auth: string }>(undefined)
  const keyOf = ({ phone, country }: Phone) => country + phone
  return {
    keepProof: (phone: Phone, auth: string): void => {
      proof.current = { phone: keyOf(phone), auth }
    },
    proofOf: (phone: Phone): string | undefined =>
      proof.current?.phone === keyOf(phone) ? proof.current.auth : undefined,
  }
}
