import { useEffect, useEffectEvent, useState } from 'react'
import { slotRange, type SlotKind } from '#data/promoterSlots/slotRange'
import { usePromoterSlotsQuery } from '#data/promoterSlots/promoterSlotsApi'
import { shopToday } from '#domain/dates/days'
import { everyWhileVisible } from '#host/everyWhileVisible'
import { currentTime } from '#domain/dates/clock'

/** Milliseconds after which the list is read again: others book from it, too. */
const READ_AGAIN = 30_000

/** Returns the times of a kind, read again while the page is in sight, and the moment for which they are shown. */
export function useSlots(kind: SlotKind) {
  const [now, setNow] = useState(currentTime)
  const query = usePromoterSlotsQuery(slotRange(kind, shopToday(now)))
  const onDue = useEffectEvent(() => {
    setNow(currentTime())
    void query.refetch()
  })
  useEffect(() => everyWhileVisible(onDue, READ_AGAIN), [])
  return { query, now }
}
