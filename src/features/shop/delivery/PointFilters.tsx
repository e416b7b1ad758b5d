import type { PointFilter } from '../../../data/checkout/pointFilter'
import { pointTypes } from '../../../domain/places'
import { TickGroup } from '../../../map/TickGroup'
import { PAYMENTS } from './pointTexts'

interface PointFiltersProps {
  filter: PointFilter
  onChanged: (filter: PointFilter) => void
}

/** Which points are shown: of any ticked type, with every ticked payment. */
export function PointFilters({ filter, onChanged }: PointFiltersProps) {
  const { types, payments } = filter
  return (
    <div className="delivery__filters">
      <TickGroup
        legend="Тип пункта"
        options={pointTypes}
        ticked={types}
        onChanged={(types) => onChanged({ ...filter, types })}
      />
      <TickGroup
        legend="Оплата"
        options={PAYMENTS}
        ticked={payments}
        onChanged={(payments) => onChanged({ ...filter, payments })}
      />
    </div>
  )
}
