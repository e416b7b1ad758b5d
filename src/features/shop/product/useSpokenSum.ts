import { signedCount } from '#domain/numbers/counts'
import { formatMoney, type Money } from '#domain/numbers/money'
import { POINTS } from '#domain/numbers/points'
import { useDebounced } from '#ui/lib/useDebounced'

/** Milliseconds without a change after which the sum is announced. */
const PAUSE = 500

/** Returns 'Сумма 3 330 ₽, +33 балла' for screen readers, once the sum has stopped changing. */
export const useSpokenSum = (sum: Money | null, points: number): string =>
  useDebounced(
    sum ? `Сумма ${formatMoney(sum)}${points > 0 ? `, ${signedCount(points, POINTS)}` : ''}` : '',
    PAUSE,
  )
