import { useEffect, useState } from 'react'
import { formatDayTime, type IsoDate } from '../../../../domain/dates'
import type { SubscriptionOrder } from '../../../../data/subscription/subscription'

// Timers cannot wait longer than 24 days.
const LONGEST = 2 ** 31 - 1

/** Whether a moment has passed; updates while the page is open. */
export function usePassed(moment: IsoDate | null): boolean {
  const end = Date.parse(moment ?? '')
  const [now, setNow] = useState(() => Date.now())
  const isPassed = end <= now
  useEffect(() => {
    if (isPassed || Number.isNaN(end)) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(end - Date.now() + 1, LONGEST))
    return () => clearTimeout(timer)
  }, [end, isPassed, now])
  return isPassed
}

/** Why the order cannot be changed any more; undefined as long as it can. */
export function useLock({
  editUntil,
  isConfirmed,
}: Pick<SubscriptionOrder, 'editUntil' | 'isConfirmed'>): string | undefined {
  const isLate = usePassed(editUntil)
  if (isConfirmed) return 'Заказ подтверждён и передан в сборку. Изменить его уже нельзя.'
  return isLate
    ? `Изменить заказ можно было до ${formatDayTime(editUntil)}. Сейчас его уже собирают.`
    : undefined
}
