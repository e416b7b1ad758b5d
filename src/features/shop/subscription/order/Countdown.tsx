import type { ReactNode } from 'react'
import { count, plural, type Forms } from '#domain/numbers/counts'
import { currentTime } from '#domain/dates/clock'
import { daysBetween, type IsoDate } from '#domain/dates/dates'
import type { DeliveryPeriod } from '#data/subscription/period'
import { Gauge } from '#ui/graphics/Gauge'

const DAYS: Forms = ['день', 'дня', 'дней']
const DAYS_OF: Record<DeliveryPeriod, number> = { monthly: 30, quarterly: 91, one_time: 365 }

/** Stands for the day of a delivery that has none yet. */
export const UNSCHEDULED = 'День ещё не назначен'

interface CountdownProps {
  to: IsoDate | null
  /** The time between two deliveries; null if it is unknown. */
  period: DeliveryPeriod | null
  /** The text with the day. */
  children: ReactNode
}

/** Shows the time until a delivery: a ring that fills up, beside the text with the day. */
export function Countdown({ to, period, children }: CountdownProps) {
  const left = Math.max(0, daysBetween(currentTime().toISOString(), to))
  return (
    <div className="gauge-row">
      {!Number.isNaN(left) && <Ring left={left} whole={period ? DAYS_OF[period] : left + 1} />}
      <div>{children}</div>
    </div>
  )
}

const Ring = ({ left, whole }: { left: number; whole: number }) => (
  <Gauge value={Math.max(0.04, 1 - left / whole)} label={`До доставки ${count(left, DAYS)}`}>
    <b className="num">{left}</b>
    <span className="small soft">{plural(left, DAYS)}</span>
  </Gauge>
)
