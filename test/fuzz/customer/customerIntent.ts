import type { Who } from './customerMarks'
import { offerById, type listedOffersOf } from '../../../examples/shop/api/seed/offers'

export type Offer = ReturnType<typeof listedOffersOf>[number]

/** Packs, of any of these offers, that one press may put into the basket. */
export interface Wanted {
  offers: readonly number[]
  quantity: number
}

/** The order as the page showed it when the customer pressed. */
export interface ShownOrder {
  /** 'Ясно Месяц, 6 шт Sph −2,75 …' with the quantity. */
  lines: { words: string; quantity: number }[]
  total: number | undefined
  isWithDelivery: boolean
  /** A part of the address. */
  place: string
  isPoint: boolean
  /** Undefined if the page shows it only as text. */
  date: string | undefined
  /** '5 марта, с 10 до 14' */
  when?: string | undefined
  time: string
  payment: string
  points: number
}

/** One purpose of the customer, which may take several presses. */
export class Intent {
  wanted: Wanted[] = []
  /** Packs that may be removed down to `stays`, because the customer has asked for it. */
  leaves: { offers: readonly number[]; stays: number }[] = []
  /** The text of the questions that the customer has confirmed; it names what is to be replaced. */
  told = ''
  shown: ShownOrder | undefined
  /** Points that a certificate may cost. */
  certificate: number | undefined
  bought = 0
  came = new Map<number, number>()
  /** Orders that the intent has created, and whether the page has read the orders since. */
  orders: { number: string; isReadSince: boolean }[] = []

  constructor(
    readonly name: string,
    readonly who: Who,
  ) {}

  cameOf(wanted: Wanted): number {
    return wanted.offers.reduce((sum, id) => sum + (this.came.get(id) ?? 0), 0)
  }

  /** Returns how many more packs of an offer may be added. */
  roomFor(id: number): number {
    return this.wanted
      .filter(({ offers }) => offers.includes(id))
      .reduce((sum, wanted) => sum + wanted.quantity - this.cameOf({ ...wanted, offers: [id] }), 0)
  }
}

export const titleOf = (id: number): string => offerById('eshop', id)?.title ?? `offer ${id}`

/** Describes an offer by its id alone, without its sale type: only packs are bought here. */
export const inWords = (id: number): string => {
  const offer = offerById('eshop', id)
  const powers = offer && [offer.sphere, offer.cylinder, offer.axis, offer.addition, offer.colour]
  return `${titleOf(id)} (${id}: ${powers?.map((value) => value ?? '–').join(' ')})`
}

const LABELS: Partial<Record<string, keyof Offer>> = {
  'Сфера (Sph)': 'sphere',
  'Цилиндр (Cyl)': 'cylinder',
  'Ось (Ax)': 'axis',
  'Аддидация (Add)': 'addition',
  'Кривизна (BC)': 'base_curve',
  'Диаметр (Dia)': 'diameter',
  Цвет: 'colour',
}
const PARAMETERS = Object.values(LABELS) as (keyof Offer)[]

export const labelOf = (field: Element): string => {
  const { labels } = field as HTMLSelectElement
  return (
    field.getAttribute('aria-label') ??
    (labels[0] as Element | undefined)?.firstChild?.textContent?.trim() ??
    ''
  )
}

export const isParameter = (select: Element): boolean => LABELS[labelOf(select)] !== undefined

const wordsOf = (value: unknown) => String(value).replace('-', '−').replace('.', ',')

/** Returns a test for the values that a group of fields gives a parameter: those of selects, or of a fixed text. */
function saidOf(group: Element, name: keyof Offer): (value: unknown) => boolean {
  const isOf = (element: Element | null) => LABELS[element?.textContent ?? ''] === name
  const selects = [...group.querySelectorAll('select')].filter((one) => LABELS[labelOf(one)] === name)
  if (selects.length > 0) return (value) => selects.some((one) => one.value === String(value))
  const fixed = [...group.querySelectorAll('.field')].find(
    (field) => !field.querySelector('select') && isOf(field.firstElementChild),
  )
  return (value) => fixed !== undefined && wordsOf(fixed.textContent).includes(wordsOf(value))
}

/**
 * Returns the offers of a product that match the choices in a group of fields. Each parameter in which the offers
 * differ must be in the fields; `known` are values that the customer has given before.
 */
export function chosenOffers(group: Element, offers: readonly Offer[], known: Partial<Offer> = {}): number[] {
  const [first] = offers
  const asked = PARAMETERS.filter((name) => offers.some((other) => other[name] !== first?.[name])).map(
    (name) => ({ name, isSaid: saidOf(group, name) }),
  )
  return offers
    .filter((offer) => asked.every(({ name, isSaid }) => known[name] === offer[name] || isSaid(offer[name])))
    .map(({ offer_id }) => offer_id)
}
