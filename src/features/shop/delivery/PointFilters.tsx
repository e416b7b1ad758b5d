import type { PointFilter } from '#data/checkout/pointFilter'
import { pointTypes } from '#data/places/places'
import { TickGroup } from '#map/TickGroup'
import { PAYMENTS } from './pointTexts'

interface PointFiltersProps {
  /** True if only points where the customer has collected orders are shown; undefined without a session. */
  isOwn: boolean | undefined
  onOwn: (isOwn: boolean) => void
  filter: PointFilter
  /** Number of points that each type and payment would leave. */
  counts: Partial<Record<string, number>>
  onChanged: (filter: PointFilter) => void
}

/** Filters the points: those of any selected type that accept every selected payment are shown. */
export function PointFilters({ isOwn, onOwn, filter, counts, onChanged }: PointFiltersProps) {
  const { types, payments } = filter
  return (
    <div className="delivery__filters">
      <TickGroup
        legend="Тип пункта"
        options={pointTypes}
        ticked={types}
        counts={counts}
        onChanged={(types) => onChanged({ ...filter, types })}
      />
      <TickGroup
        legend="Оплата"
        options={PAYMENTS}
        ticked={payments}
        counts={counts}
        onChanged={(payments) => onChanged({ ...filter, payments })}
      />
      {isOwn !== undefined && (
        <label className="check delivery__own">
          <input type="checkbox" checked={isOwn} onChange={({ target }) => onOwn(target.checked)} />
          <span>Ваши пункты</span>
        </label>
      )}
    </div>
  )
}
