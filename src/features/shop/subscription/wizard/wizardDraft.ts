import type { DraftStore } from '#forms/lib/DraftContext'
import type { DeliveryPeriod } from '#data/subscription/period'
import type { Offer, OfferQuantity } from '#data/catalogue/product'
import type { LensPick } from '#data/subscription/editedOrder'
import { NOT_NEEDED } from '../EyeFields'
import { eyesOf, isAvailable, lensPicks, noLenses, type LensDraft } from '../lensDraft'

/** Stands for no subscription among the periods. */
export const ONCE = 'once'

/** What was entered in all steps. */
export interface WizardDraft extends LensDraft {
  /** The keys of the lenses' boxes. */
  rightBox: string
  leftBox: string
  period: string
  /** The right eye's lenses serve the left one, too. */
  isSame: boolean
  /** 'offer id:quantity' of what comes along, separated by spaces. */
  goods: string
}

/** The props of a step. */
export interface StepProps {
  draft: WizardDraft
  /** While its promise is pending the step's button is busy. */
  onNext: (heard: Partial<WizardDraft>) => void | Promise<void>
  onBack: () => void
}

const KEY = 'subscription-wizard'
const nothing: WizardDraft = { ...noLenses, rightBox: '', leftBox: '', period: '', isSame: false, goods: '' }

/**
 * Where the customer was before the page was left; fields of a wrong kind are forgotten.
 * @param own what the lenses begin with
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

/** Both eyes as they are meant. */
const bothEyes = (draft: WizardDraft): LensDraft =>
  draft.isSame ? { ...draft, leftOffer: draft.rightOffer, leftQuantity: draft.rightQuantity } : draft

/** The lenses of each eye that gets some, the right one's first. */
export const wizardLenses = (draft: WizardDraft, sold: readonly Offer[]): LensPick[] =>
  lensPicks(bothEyes(draft), eyesOf([]), sold).filter(({ quantity }) => quantity > 0)

/** Whether chosen lenses are no longer to be had: the list may have been refetched since, or the draft may be old. */
export function isSoldOut(draft: WizardDraft, sold: readonly Offer[]): boolean {
  const { rightOffer, rightQuantity, leftOffer, leftQuantity } = bothEyes(draft)
  const wanted = [rightQuantity !== NOT_NEEDED && rightOffer, leftQuantity !== NOT_NEEDED && leftOffer]
  return wanted.some((id) => id !== false && id !== '' && !isAvailable(sold, id))
}

export const goodsName = ({ offerId }: Offer): string => `goods${offerId}`

/** The quantities of the step's fields. */
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

/** Those of which the customer wants some. */
export const wantedGoods = (
  goods: readonly Offer[],
  fields: Record<string, string>,
): { offer: Offer; quantity: number }[] =>
  goods
    .map((offer) => ({ offer, quantity: Number(fields[goodsName(offer)] ?? 0) }))
    .filter(({ quantity }) => quantity > 0)

export const wizardGoods = (goods: readonly Offer[], fields: Record<string, string>): OfferQuantity[] =>
  wantedGoods(goods, fields).map(({ offer: { offerId }, quantity }) => ({ offerId, quantity }))
