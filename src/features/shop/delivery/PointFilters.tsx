import type { PointFilter } from '../../../data/checkout/pointFilter'
import { pointTypes } from '../../../domain/places'
import { PAYMENTS } from './pointTexts'

interface PointFiltersProps {
  filter: PointFilter
  onChanged: (filter: PointFilter) => void
}

const toggled = <Value,>(all: readonly Value[], one: Value): Value[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** Which points are shown: of any ticked type, with every ticked payment. */
export function PointFilters({ filter, onChanged }: PointFiltersProps) {
  const { types, payments } = filter
  return (
    <div className="delivery__filters">
      <fieldset className="delivery__group">
        <legend className="small soft">Тип пункта</legend>
        {pointTypes.map(([code, label]) => (
          <Tick
            key={code}
            label={label}
            isTicked={types.includes(code)}
            onToggled={() => onChanged({ ...filter, types: toggled(types, code) })}
          />
        ))}
      </fieldset>
      <fieldset className="delivery__group">
        <legend className="small soft">Оплата</legend>
        {PAYMENTS.map(([code, label]) => (
          <Tick
            key={code}
            label={label}
            isTicked={payments.includes(code)}
            onToggled={() => onChanged({ ...filter, payments: toggled(payments, code) })}
          />
        ))}
      </fieldset>
    </div>
  )
}

function Tick({ label, isTicked, onToggled }: { label: string; isTicked: boolean; onToggled: () => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={isTicked} onChange={onToggled} />
      <span>{label}</span>
    </label>
  )
}
