import { needsSession } from '#domain/ApiError'
import { hasNoTimes, type PromoterSlot } from '#data/promoterSlots/promoterSlot'
import { usePromoterSlotsQuery } from '#data/promoterSlots/promoterSlotsApi'
import { slotRange, type SlotKind } from '#data/promoterSlots/slotRange'
import { currentTime } from '#domain/dates/clock'
import { formatTime } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { joinedByDots } from '#domain/text/joinedByDots'
import { FormStyles } from '#forms/FormStyles'
import { everyWhileVisible } from '#host/everyWhileVisible'
import { isInOtherZone } from '#host/page/geolocation'
import { Tabs } from '#ui/controls/Tabs'
import type { Tab } from '#ui/controls/TabStrip'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import css from './promoter.css'
import { SignInCard } from './SignInCard'
import { SlotsView } from './SlotsView'

/** The list is refetched at this interval, in milliseconds: others book from it as well. */
const READ_AGAIN = 30_000

/**
 * Returns the query of the times of a kind, which is refetched while the page is visible, and the time of the
 * last refetch.
 */
function useSlots(kind: SlotKind) {
  const [now, setNow] = useState(currentTime)
  const query = usePromoterSlotsQuery(slotRange(kind, shopToday(now)))
  const onDue = useEffectEvent(() => {
    setNow(currentTime())
    void query.refetch()
  })
  useEffect(() => everyWhileVisible(onDue, READ_AGAIN), [])
  return { query, now }
}

const TABS: readonly Tab<SlotKind>[] = [
  { id: 'vision_test', label: 'Проверка зрения' },
  { id: 'spa', label: 'Спа для глаз' },
]

interface PromoterPageProps {
  /** The tab that is selected at first. */
  kind: SlotKind
  /** Seconds after which the input of staff is cleared; 0 for never. */
  idleClear: number
}

/** Shows the times of eye tests and spa days, for staff with a shared device or for a visitor. */
export function PromoterPage({ kind: first, idleClear }: PromoterPageProps) {
  const [chosen, setKind] = useState(first)
  const [busy, setBusy] = useState<PromoterSlot>()
  // The tab is marked at once; its many times are rendered in a deferred update.
  const kind = useDeferredValue(chosen)
  const { query, now } = useSlots(kind)
  const { data, currentData, error, fulfilledTimeStamp } = query
  const isStaff = data !== undefined && data.role !== 'visitor'
  const seen = currentData && fulfilledTimeStamp ? new Date(fulfilledTimeStamp).toISOString() : undefined
  const onKind = (other: SlotKind) => {
    // The other tab would take away what the answer has to say.
    if (!busy) setKind(other)
  }
  return (
    <div className="promoter">
      <StyleSheet href={css} />
      <FormStyles />
      <div className="promoter__head">
        <h2>{isStaff ? 'Запись посетителей' : 'Запись'}</h2>
        <p className="small soft">
          {joinedByDots([isInOtherZone() && 'Время UTC+3', seen && `обновлено в ${formatTime(seen)}`])}
        </p>
      </div>
      <Tabs label="Вид" tabs={TABS} selected={chosen} onSelected={onKind}>
        {currentData === undefined && needsSession(error) ? (
          <SignInCard />
        ) : (
          <Loaded
            query={{ ...query, data: currentData }}
            failure="Время для записи не загрузилось"
            skeleton={<Skeleton label="Загружаем время для записи" heights={[76, 60, 60, 60, 60, 60]} />}
            isEmpty={({ slots }) => hasNoTimes(slots, kind, shopToday(now))}
            empty={
              <EmptyState title="Времени для записи пока нет">
                Новые дни появятся здесь сами. Посмотрите и на соседней вкладке.
              </EmptyState>
            }
          >
            {({ slots, role }) => (
              <SlotsView key={kind} {...{ kind, slots, role, now, idleClear, busy }} onBusy={setBusy} />
            )}
          </Loaded>
        )}
      </Tabs>
    </div>
  )
}
