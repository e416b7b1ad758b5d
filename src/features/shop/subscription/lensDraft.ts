import { sameId } from '../../../domain/Id'
import type { Eye } from '../../../domain/lens'
import type { Offer } from '../../../domain/product'
import { text } from '../../../forms/rules'
import type { LensPick } from '../../../data/subscription/editedOrder'
import type { SubscriptionLens } from '../../../data/subscription/subscription'

/** The fields of both eyes; values are texts, because the form's controls are. */
export type LensDraft = Record<`${Eye}Offer` | `${Eye}Quantity`, string>

export const noLenses: LensDraft = { rightOffer: '', rightQuantity: '1', leftOffer: '', leftQuantity: '1' }

const EYES: Eye[] = ['right', 'left']

/** The eyes that have lenses; both for an order that has none. */
export function eyesOf(lenses: readonly SubscriptionLens[]): Eye[] {
  const worn = EYES.filter((eye) => lenses.some((lens) => lens.eye === eye))
  return worn.length > 0 ? worn : EYES
}

/** What the order holds now. Lenses that are not sold any more have to be chosen anew. */
export function lensDraftOf(lenses: readonly SubscriptionLens[], sold: readonly Offer[]): LensDraft {
  const fields = lenses.flatMap(({ eye, offerId, quantity }) => [
    [`${eye}Offer`, sold.some((offer) => sameId(offer.offerId, offerId)) ? String(offerId) : ''],
    [`${eye}Quantity`, String(quantity)],
  ])
  return { ...noLenses, ...(Object.fromEntries(fields) as Partial<LensDraft>) }
}

/** Holds when the field names lenses that are sold: those of an old draft may be sold no more. */
export const chosenLenses = (sold: readonly Offer[]) =>
  text().requiredCustom(
    (chosen) => sold.some(({ offerId }) => sameId(offerId, chosen)),
    'Выберите линзы и все их параметры',
  )

/** The rules of those fields that are asked for. */
export function lensRules(eyes: readonly Eye[], sold: readonly Offer[]) {
  const ruleOf = (eye: Eye) => (eyes.includes(eye) ? chosenLenses(sold) : text())
  return {
    rightOffer: ruleOf('right'),
    rightQuantity: text(),
    leftOffer: ruleOf('left'),
    leftQuantity: text(),
  }
}

export function lensPicks(draft: LensDraft, eyes: readonly Eye[], sold: readonly Offer[]): LensPick[] {
  return eyes.flatMap((eye) => {
    const offer = sold.find(({ offerId }) => sameId(offerId, draft[`${eye}Offer`]))
    return offer ? [{ eye, offer, quantity: Number(draft[`${eye}Quantity`]) }] : []
  })
}
