import type { Who } from './customerMarks'
import { offerById, type listedOffersOf } from '../../../examples/shop/api/seed/offers'

export type Offer = ReturnType<typeof listedOffersOf>[number]

/** A quantity that one press may put into the basket, of any of these offers. */
export interface Wanted {
  offers: readonly number[]
  quantity: number
}

/** The order as the page showed it when the customer pressed. */
export interface ShownOrder {
  /** 'Ясно Месяц, 6 шт Sph −2,75 …' and how many. */
  lines: { words: string; quantity: number }[]
  total: number | undefined
  isWithDelivery: boolean
  /** A part of the address. */
  place: string
  isPoint: boolean
  /** Undefined where it is said in words. */
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
  /** All but so many of these may go, because the customer has said so. */
  leaves: { offers: readonly number[]; stays: number }[] = []
  /** The text of the questions that the customer has confirmed; it names what is to be replaced. */
  told = ''
  shown: ShownOrder | undefined
  /** Points that may be taken for a certificate. */
  certificate: number | undefined
  bought = 0
  came = new Map<number, number>()
  /** Numbers of the orders that were made by it, and whether the page could know. */
  orders: { number: string; isReadSince: boolean }[] = []

  constructor(
    readonly name: string,
    readonly who: Who,
  ) {}

  cameOf(wanted: Wanted): number {
    return wanted.offers.reduce((sum, id) => sum + (this.came.get(id) ?? 0), 0)
  }

  /** How many more of an offer may come. */
  roomFor(id: number): number {
    return this.wanted
      .filter(({ offers }) => offers.includes(id))
      .reduce((sum, wanted) => sum + wanted.quantity - this.cameOf({ ...wanted, offers: [id] }), 0)
  }
}

export const titleOf = (id: number): string => offerById('eshop', id)?.title ?? `offer ${id}`

/** 'eshop 2021' and so on are told by their numbers alone: only packs are bought here. */
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
 * The offers of a product that what is chosen in a group of fields stands for. A parameter in which they differ has to be
 * said there; `known` are values that the customer has given before.
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
