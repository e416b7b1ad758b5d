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
  /** Number of packs; 0 if this eye needs none. */
  quantity: number
  /** True if the powers come from the customer's profile and are unchanged. */
  isOwn?: boolean
}

/** All choices of the customer for a product; they survive a reload. */
export interface Choice extends Record<Eye, EyeChoice> {
  type: SaleType | ''
  packId: string
  /** Period of a subscription; '' until one is chosen. */
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

/** Tells whether an eye that gets its own lenses has the powers of the profile. */
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

/** Tells whether the customer has chosen something for this product in this tab. */
export const hasChosen = (productId: Id): boolean =>
  readChoice(tabChoices.read(keyOfChoice(productId))).isTouched

/** Returns a stored choice; values of a wrong type are replaced by the defaults. */
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

/** Returns the packs that are sold in the chosen way, and the chosen pack, or another one where that is gone. */
export function packsOf(product: ProductDetail, choice: Choice) {
  const kinds: SaleType[] = [
    ...(product.eshopPacks.length > 0 ? (['eshop'] as const) : []),
    ...(product.monoPacks.length > 0 ? (['mono'] as const) : []),
  ]
  const type = kinds.find((kind) => kind === choice.type) ?? kinds[0] ?? 'eshop'
  const packs: readonly Pack[] = type === 'mono' ? product.monoPacks : product.eshopPacks
  const chosen = packs.find(({ id }) => sameId(id, choice.packId))
  const pack = chosen ?? packs.find(({ isAvailable }) => isAvailable) ?? packs[0]
  return { kinds, type, packs, pack, isPackGone: choice.packId !== '' && pack !== chosen }
}

/** Returns the offers of a pack. A pack with an offer id of its own needs no list of offers. */
export function offersOfPack(
  offers: readonly Offer[],
  pack: Pack | undefined,
  product: ProductDetail,
): Offer[] {
  // If there is only one pack, offers without a pack belong to it.
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

/** Tells whether the customer chooses lenses for each eye; otherwise there is only a quantity. */
export const isForEyes = (product: ProductDetail, pack: Pack | undefined): boolean =>
  product.category === 'lenses' || (pack !== undefined && isOfLenses(pack))

export interface ChosenForEye {
  eye: Eye
  quantity: number
  /** Undefined until every parameter is chosen. */
  offer: Offer | undefined
  /** The choices that these offers do not have, in words; '' if there are none. */
  dropped: string
}

/** Returns the wanted lenses of each eye. Products without parameters count as the right eye's. */
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

/** Joins sentences, each of them once. */
export const together = (...said: string[]): string => [...new Set(said)].filter(Boolean).join('. ')

/** Chooses one parameter for one eye, and clears the choices that no longer fit. */
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

/** Clears the choices that another pack does not have. */
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

/**
 * Fills in the customer's own lenses of this product, as far as they are sold; undefined if there are none,
 * or if something is already chosen.
 */
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
