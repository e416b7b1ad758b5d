import { useState } from 'react'
import { sameId, type Id } from '#domain/Id'
import { tabChoices } from '#host/customer/drafts'

interface Waiting {
  offerId: Id
  /** The e-mail that receives the news. */
  email: string
}

const KEY = 'waiting'

const isWaiting = (entry: unknown): entry is Waiting =>
  typeof entry === 'object' &&
  entry !== null &&
  'offerId' in entry &&
  ['string', 'number'].includes(typeof entry.offerId) &&
  'email' in entry &&
  typeof entry.email === 'string'

function readWaiting(): Waiting[] {
  const { offers } = (tabChoices.read(KEY) ?? {}) as { offers?: unknown }
  return Array.isArray(offers) ? offers.filter(isWaiting) : []
}

/**
 * Holds the offers that this customer waits for. No request lists them, so this tab remembers them until
 * logout, across reloads and sections.
 */
export function useAwaitedOffers() {
  const [waiting, setWaiting] = useState(readWaiting)
  return {
    waitsAt: (offer: Id) => waiting.find(({ offerId }) => sameId(offerId, offer))?.email,
    onWaiting: (offerId: Id, email: string) => {
      const offers = [...readWaiting(), { offerId, email }]
      tabChoices.write(KEY, { offers })
      setWaiting(offers)
    },
  }
}
