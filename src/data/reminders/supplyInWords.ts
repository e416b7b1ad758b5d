import { formatDate, type IsoDate } from '../../domain/dates/dates'
import { agreed, count, type Forms } from '../../domain/numbers/counts'
import { leftOfSupply, type Supply, type SupplyLeft, type Wear } from '../stock/supply'

const PACKS: Forms = ['упаковки', 'упаковок', 'упаковок']
const PAIRS: Forms = ['пара', 'пары', 'пар']
const LENSES: Forms = ['линза', 'линзы', 'линз']

/** Returns '2 упаковок на оба глаза хватит до 31 мая 2026'; without the day if it cannot be calculated. */
export function supplyInWords(supply: Supply, wear: Wear | undefined, today: IsoDate): string {
  const { packsCount, eyes } = supply
  const what = `${count(packsCount, PACKS)} на ${eyes === 1 ? 'один глаз' : 'оба глаза'}`
  const left = wear && leftOfSupply(supply, wear, today)
  if (left === undefined) return `По расчёту для ${what}`
  const { endsAt } = left
  return endsAt < today
    ? `${what} хватило до ${formatDate(endsAt)}`
    : `${what} хватит до ${formatDate(endsAt)}`
}

/** Returns 'Хватит до 24 ноября 2026: осталось 15 пар из 30'. */
export function supplyLeftInWords({ total, left, endsAt }: SupplyLeft, eyes: number): string {
  if (left === 0) return `По расчёту закончились ${formatDate(endsAt)}`
  const { counted, verb } = agreed(left, eyes === 1 ? LENSES : PAIRS, ['осталась', 'остались', 'осталось'])
  return `Хватит до ${formatDate(endsAt)}: ${verb} ${counted} из ${total}`
}
