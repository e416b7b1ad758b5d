import { signedCount } from '#domain/numbers/counts'
import { formatMoney, type Money } from '#domain/numbers/money'
import { POINTS } from '#domain/numbers/points'
import { useDebounced } from '#ui/lib/useDebounced'

/** Milliseconds without a change, after which a sum is said. */
const PAUSE = 500

/** 'Сумма 3 330 ₽, +33 балла' for a screen reader, once nothing changes any more. */
export const useSpokenSum = (sum: Money | null, points: number): string =>
  useDebounced(
    sum ? `Сумма ${formatMoney(sum)}${points > 0 ? `, ${signedCount(points, POINTS)}` : ''}` : '',
    PAUSE,
  )
