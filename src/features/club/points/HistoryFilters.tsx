import { useId, type ReactNode } from 'react'
import type { HistoryFilter } from '../../../data/points/historyMonths'
import { Icon } from '../../../ui/Icon'

const TYPES = [
  ['', 'Все'],
  ['earn', 'Начислены'],
  ['spend', 'Потрачены'],
  ['expire', 'Сгорели'],
  ['refund', 'Возвращены'],
] as const

const PERIODS = [
  ['', 'За всё время'],
  ['30', 'За 30 дней'],
  ['90', 'За 90 дней'],
  ['365', 'За год'],
] as const

interface HistoryFiltersProps {
  filter: HistoryFilter
  onChanged: (filter: HistoryFilter) => void
}

export function HistoryFilters({ filter, onChanged }: HistoryFiltersProps) {
  return (
    <div className="ledger__filters">
      <Choice
        label="Вид операций"
        value={filter.type}
        options={TYPES}
        onChosen={(type) => onChanged({ ...filter, type })}
      />
      <Choice
        label="Период"
        value={String(filter.days ?? '')}
        options={PERIODS}
        onChosen={(days) => onChanged({ ...filter, days: days === '' ? undefined : Number(days) })}
      />
    </div>
  )
}

interface ChoiceProps {
  label: ReactNode
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChosen: (value: string) => void
}

function Choice({ label, value, options, onChosen }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="affix">
        <select className="input" id={id} value={value} onChange={(event) => onChosen(event.target.value)}>
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  )
}
