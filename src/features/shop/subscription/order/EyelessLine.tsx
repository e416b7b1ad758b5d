import { useEyeOfLens } from '#data/lenses/useEyeOfLens'
import type { SubscriptionLens } from '#data/subscription/subscription'
import { LensLine } from './LensLine'

/** Shows a lens whose record lacks its eye, with the eye that the customer's lenses tell. */
export const EyelessLine = ({ lens }: { lens: SubscriptionLens }) => (
  <LensLine lens={lens} eye={useEyeOfLens(lens)} />
)
