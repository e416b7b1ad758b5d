import { formatDayTime } from '#domain/dates/dates'
import { usePassed } from '#ui/lib/useNow'
import type { SubscriptionOrder } from '#data/subscription/subscription'

/** Returns the reason why the order can no longer be changed; undefined as long as it can. */
export function useLock({
  editUntil,
  isConfirmed,
}: Pick<SubscriptionOrder, 'editUntil' | 'isConfirmed'>): string | undefined {
  const isLate = usePassed(editUntil)
  if (isConfirmed) return 'Заказ подтверждён и передан в сборку. Изменить его уже нельзя.'
  if (isConfirmed === null)
    return 'Не удалось узнать, подтверждён ли заказ. Обновите страницу, чтобы изменить его.'
  return isLate
    ? `Изменить заказ можно было до ${formatDayTime(editUntil)}. Сейчас его уже собирают.`
    : undefined
}
