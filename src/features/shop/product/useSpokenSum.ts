import { signedCount } from '#domain/numbers/counts'
import { formatMoney, type Money } from '#domain/numbers/money'
import { POINTS } from '#domain/numbers/points'
import { useSettled } from '#ui/lib/useSettled'

/** Milliseconds without a change, after which a sum is said. */
const PAUSE = 500

/** 'Сумма 3 330 ₽, +33 балла' for a screen reader, once nothing changes any more. */
export const useSpokenSum = (sum: Money | null, points: number): string =>
  useSettled(
    sum ? `Сумма ${formatMoney(sum)}${points > 0 ? `, ${signedCount(points, POINTS)}` : ''}` : '',
    PAUSE,
  )
