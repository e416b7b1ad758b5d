import type { DraftStore } from '#forms/lib/DraftContext'
import type { DeliveryPeriod } from '#data/subscription/period'
import type { Offer, OfferQuantity } from '#data/catalogue/product'
import type { LensPick } from '#data/subscription/editedOrder'
import { NOT_NEEDED } from '../EyeFields'
import { eyesOf, isAvailable, lensPicks, noLenses, type LensDraft } from '../lensDraft'

/** The value of the period 'no subscription'. */
export const ONCE = 'once'

/** The values of all steps. */
export interface WizardDraft extends LensDraft {
  /** Keys of the chosen boxes. */
  rightBox: string
  leftBox: string
  period: string
  /** True if the left eye gets the same lenses as the right one. */
  isSame: boolean
  /** Additional products as 'offer id:quantity', separated by spaces. */
  goods: string
}

export interface StepProps {
  draft: WizardDraft
  /** Goes to the next step; the button of the step is busy until the promise settles. */
  onNext: (heard: Partial<WizardDraft>) => void | Promise<void>
  onBack: () => void
}

const KEY = 'subscription-wizard'
const nothing: WizardDraft = { ...noLenses, rightBox: '', leftBox: '', period: '', isSame: false, goods: '' }

/**
 * Returns the draft that was stored when the page was left, without fields of a wrong type.
 * @param own initial values of the lenses, if there is no draft
 */
export function readWizard(drafts: DraftStore, own: Partial<WizardDraft>): WizardDraft {
  const found = drafts.read(KEY)
  if (typeof found !== 'object' || found === null) return { ...nothing, ...own }
  const fitting = Object.entries(found).filter(
    ([name, value]) =>
      Object.hasOwn(nothing, name) && typeof value === typeof nothing[name as keyof WizardDraft],
  )
  return { ...nothing, ...Object.fromEntries(fitting) }
}

export const keepWizard = (drafts: DraftStore, draft: WizardDraft): void => drafts.write(KEY, { ...draft })
export const forgetWizard = (drafts: DraftStore): void => drafts.remove(KEY)

export const periodOf = ({ period }: WizardDraft): DeliveryPeriod | null =>
  period === 'monthly' || period === 'quarterly' || period === 'one_time' ? period : null

/** Returns the lenses of both eyes; the left eye may get those of the right one. */
const bothEyes = (draft: WizardDraft): LensDraft =>
  draft.isSame ? { ...draft, leftOffer: draft.rightOffer, leftQuantity: draft.rightQuantity } : draft

/** Returns the lenses of each eye that gets some, those of the right eye first. */
export const wizardLenses = (draft: WizardDraft, sold: readonly Offer[]): LensPick[] =>
  lensPicks(bothEyes(draft), eyesOf([]), sold).filter(({ quantity }) => quantity > 0)

/**
 * Tells whether chosen lenses are no longer available: the list may have been refetched since, or the draft
 * may be old.
 */
export function isSoldOut(draft: WizardDraft, sold: readonly Offer[]): boolean {
  const { rightOffer, rightQuantity, leftOffer, leftQuantity } = bothEyes(draft)
  const wanted = [rightQuantity !== NOT_NEEDED && rightOffer, leftQuantity !== NOT_NEEDED && leftOffer]
  return wanted.some((id) => id !== false && id !== '' && !isAvailable(sold, id))
}

export const goodsName = ({ offerId }: Offer): string => `goods${offerId}`

/** Returns the values of the step's fields: a quantity for each product. */
export function goodsFields(
  goods: readonly Offer[],
  { goods: written }: WizardDraft,
): Record<string, string> {
  const known = new Map(written.split(' ').map((pair) => pair.split(':') as [string, string | undefined]))
  return Object.fromEntries(goods.map((offer) => [goodsName(offer), known.get(String(offer.offerId)) ?? '0']))
}

export const writtenGoods = (goods: readonly Offer[], fields: Record<string, string>): string =>
  wizardGoods(goods, fields)
    .map(({ offerId, quantity }) => `${offerId}:${quantity}`)
    .join(' ')

/** Returns the products with a quantity above zero. */
export const wantedGoods = (
  goods: readonly Offer[],
  fields: Record<string, string>,
): { offer: Offer; quantity: number }[] =>
  goods
    .map((offer) => ({ offer, quantity: Number(fields[goodsName(offer)] ?? 0) }))
    .filter(({ quantity }) => quantity > 0)

export const wizardGoods = (goods: readonly Offer[], fields: Record<string, string>): OfferQuantity[] =>
  wantedGoods(goods, fields).map(({ offer: { offerId }, quantity }) => ({ offerId, quantity }))
