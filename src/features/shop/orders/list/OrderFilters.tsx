import { useId, type Ref } from 'react'
import type { Status } from '#domain/Status'
import { Icon } from '#ui/Icon'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import type { OrderFilter } from './orderSearch'

interface OrderFiltersProps {
  filter: OrderFilter
  statuses: readonly Status[]
  onChanged: (filter: OrderFilter) => void
  /** A ref to the search field, which the list can focus with it. */
  field: Ref<HTMLInputElement>
}

/** Filters the orders while the customer types. */
export function OrderFilters({ filter, statuses, onChanged, field }: OrderFiltersProps) {
  const id = useId()
  return (
    <div className="filters">
      <div className="field">
        <label htmlFor={id}>Номер или товар</label>
        <span className="affix affix--start">
          <Icon name="search" size={20} />
          <input
            ref={field}
            className="input"
            id={id}
            type="search"
            autoComplete="off"
            value={filter.text}
            onChange={(event) => onChanged({ ...filter, text: event.target.value })}
          />
        </span>
      </div>
      <LabelledSelect label="Статус" value={filter.code} onChosen={(code) => onChanged({ ...filter, code })}>
        <option value="">Все</option>
        {statuses.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </LabelledSelect>
    </div>
  )
}
