import { useId, type Ref } from 'react'
import type { Status } from '../../../domain/Status'
import { Icon } from '../../../ui/Icon'
import type { OrderFilter } from './orderSearch'

interface OrderFiltersProps {
  filter: OrderFilter
  statuses: readonly Status[]
  onChanged: (filter: OrderFilter) => void
  /** Where one types. */
  field: Ref<HTMLInputElement>
}

/** Filters the orders while typing. */
export function OrderFilters({ filter, statuses, onChanged, field }: OrderFiltersProps) {
  const id = useId()
  return (
    <div className="filters">
      <div className="field">
        <label htmlFor={`${id}text`}>Номер или товар</label>
        <span className="affix affix--start">
          <Icon name="search" size={20} />
          <input
            ref={field}
            className="input"
            id={`${id}text`}
            type="search"
            autoComplete="off"
            value={filter.text}
            onChange={(event) => onChanged({ ...filter, text: event.target.value })}
          />
        </span>
      </div>
      <div className="field">
        <label htmlFor={`${id}code`}>Статус</label>
        <span className="affix">
          <select
            className="input"
            id={`${id}code`}
            value={filter.code}
            onChange={(event) => onChanged({ ...filter, code: event.target.value })}
          >
            <option value="">Все</option>
            {statuses.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      </div>
    </div>
  )
}
