import {
  droppedIn,
  fitting,
  lensChoice,
  picksOf,
  withPick,
  type MadeValues,
  type ParameterName,
  type Picks,
} from '#data/catalogue/lensChoice'
import type { ProductDetail } from '#data/catalogue/catalogue'
import { isOfLenses, toldApart } from '#data/catalogue/lensOffers'
import { sameId, type Id } from '#domain/Id'
import type { Eye, Lens, LensParameters } from '#domain/lens'
import type { SaleType } from '#data/orders/order'
import { tabChoices } from '#host/customer/drafts'
import { isOfPack, paidFor, type Offer, type Pack } from '#data/catalogue/product'

export const EYES: readonly Eye[] = ['right', 'left']

interface EyeChoice {
  picks: Picks
  /** 0: this eye needs none. */
  quantity: number
  /** The powers are those of the customer's profile, and none has been changed. */
  isOwn?: boolean
}

/** All that the customer has chosen; it survives a reload. */
export interface Choice extends Record<Eye, EyeChoice> {
  type: SaleType | ''
  packId: string
  /** A subscription's period, '' to buy once. */
  period: string
  isSubscription: boolean
  isSame: boolean
  isTouched: boolean
}

export const noChoice: Choice = {
  type: '',
  packId: '',
  period: '',
  isSubscription: false,
  isSame: false,
  isTouched: false,
  right: { picks: {}, quantity: 1 },
  left: { picks: {}, quantity: 1 },
}

/** Whether an eye that is chosen for has the powers of the profile. */
export const isPrefilled = ({ right, left, isSame }: Choice): boolean =>
  right.isOwn === true || (!isSame && left.isOwn === true)

const isEyeChoice = (value: unknown): value is EyeChoice => {
  const { picks, quantity } = (value ?? {}) as Partial<EyeChoice>
  return (
    typeof picks === 'object' &&
    Object.values(picks).every((pick) => typeof pick === 'string') &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 0 &&
    Number(quantity) <= 10
  )
}

export const keyOfChoice = (productId: Id) => `product-${productId}`

/** Whether the customer has chosen something of it in this tab. */
export const hasChosen = (productId: Id): boolean =>
  readChoice(tabChoices.read(keyOfChoice(productId))).isTouched

/** A stored choice; values of a wrong type are replaced by the defaults. */
export function readChoice(stored: unknown): Choice {
  if (typeof stored !== 'object' || stored === null) return noChoice
  const found = stored as Record<string, unknown>
  const plain = Object.fromEntries(
    Object.entries(noChoice).flatMap(([name, byDefault]) =>
      typeof byDefault !== 'object' && typeof found[name] === typeof byDefault ? [[name, found[name]]] : [],
    ),
  )
  const eyes = Object.fromEntries(EYES.flatMap((eye) => (isEyeChoice(found[eye]) ? [[eye, found[eye]]] : [])))
  return { ...noChoice, ...plain, ...eyes }
}

/** Packs that are sold in the way that was chosen, and the one that was. */
export function packsOf(product: ProductDetail, choice: Choice) {
  const kinds: SaleType[] = [
    ...(product.eshopPacks.length > 0 ? (['eshop'] as const) : []),
    ...(product.monoPacks.length > 0 ? (['mono'] as const) : []),
  ]
  const type = kinds.find((kind) => kind === choice.type) ?? kinds[0] ?? 'eshop'
  const packs: readonly Pack[] = type === 'mono' ? product.monoPacks : product.eshopPacks
  const pack =
    packs.find(({ id }) => sameId(id, choice.packId)) ??
    packs.find(({ isAvailable }) => isAvailable) ??
    packs[0]
  return { kinds, type, packs, pack }
}

/** What a pack is sold in; one whose offer stands with it needs no list of them. */
export function offersOfPack(
  offers: readonly Offer[],
  pack: Pack | undefined,
  product: ProductDetail,
): Offer[] {
  // Of the only pack there is every offer is.
  const { eshopPacks, monoPacks } = product
  const isOnly = [eshopPacks, monoPacks].some((packs) => packs.length === 1 && packs[0] === pack)
  const listed = offers.filter(
    (offer) => pack && (isOfPack(offer, pack) || (isOnly && offer.packId === null)),
  )
  if (listed.length > 0 && isForEyes(product, pack)) return toldApart(listed)
  if (listed.length > 0 || !pack || pack.offerId === null) return listed
  const { id, offerId, params, points, isAvailable } = pack
  return [
    {
      offerId,
      productId: product.id,
      packId: id,
      title: product.title,
      picture: product.picture,
      params,
      price: paidFor(pack),
      points,
      isAvailable,
      ...NO_PARAMETERS,
    },
  ]
}

const NO_PARAMETERS: LensParameters = {
  sphere: null,
  cylinder: null,
  axis: null,
  addition: null,
  baseCurve: null,
  diameter: null,
}

/** Whether there is something to choose for each eye. */
export const isForEyes = (product: ProductDetail, pack: Pack | undefined): boolean =>
  product.category === 'lenses' || (pack !== undefined && isOfLenses(pack))

export interface ChosenForEye {
  eye: Eye
  quantity: number
  /** Undefined until every parameter is chosen. */
  offer: Offer | undefined
  /** What was chosen, and these offers do not have, in words. */
  dropped: string
}

/** What is wanted for each eye; goods without parameters are the right one's. */
export function wantedOf(
  choice: Choice,
  offers: readonly Offer[],
  made: MadeValues | undefined,
  forEyes: boolean,
): ChosenForEye[] {
  return EYES.filter((eye) => forEyes || eye === 'right').map((eye) => {
    const { picks } = choice[eye === 'left' && choice.isSame ? 'right' : eye]
    const { asked, offer } = lensChoice(offers, picks, made)
    return { eye, quantity: choice[eye].quantity, offer, dropped: droppedIn(asked, picks) }
  })
}

/** Each sentence once. */
export const together = (...said: string[]): string => [...new Set(said)].filter(Boolean).join('. ')

/** One parameter of one eye; what no longer fits is cleared. */
export function choose(
  choice: Choice,
  offers: readonly Offer[],
  made: MadeValues | undefined,
  eye: Eye,
  name: ParameterName,
  key: string,
) {
  const { picks, said } = withPick(offers, choice[eye].picks, name, key, made)
  const chosen: Choice = { ...choice, isTouched: true, [eye]: { ...choice[eye], picks, isOwn: false } }
  return { choice: chosen, said }
}

/** Another pack may be made in other combinations. */
export function refit(
  choice: Choice,
  offers: readonly Offer[],
  made: MadeValues | undefined,
): { choice: Choice; said: string } {
  const right = fitting(offers, choice.right.picks, made)
  const left = fitting(offers, choice.left.picks, made)
  return {
    choice: {
      ...choice,
      right: { ...choice.right, picks: right.picks },
      left: { ...choice.left, picks: left.picks },
    },
    said: together(right.said, left.said),
  }
}

/** The customer's own lenses of this product, as far as they are sold; undefined where there are none. */
export function prefilled(
  choice: Choice,
  offers: readonly Offer[],
  made: MadeValues | undefined,
  own: readonly Lens[],
): Choice | undefined {
  if (choice.isTouched || own.length === 0) return undefined
  const eyes = own.map(({ eye, ...lens }): [Eye, EyeChoice] => {
    const { picks } = fitting(offers, picksOf(lens), made)
    return [eye, { ...choice[eye], picks, isOwn: Object.keys(picks).length > 0 }]
  })
  return eyes.some(([, { isOwn }]) => isOwn)
    ? { ...choice, ...Object.fromEntries(eyes), isTouched: true }
    : undefined
}
