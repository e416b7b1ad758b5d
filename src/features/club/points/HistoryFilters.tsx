import type { HistoryFilter } from '#data/points/historyMonths'
import { LabelledSelect } from '#ui/controls/LabelledSelect'

const TYPES = [
  ['', 'Все'],
  ['earn', 'Начислены'],
  ['spend', 'Потрачены'],
  ['expire', 'Сгорели'],
  ['refund', 'Возвращены'],
  ['adjust', 'Скорректированы'],
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
      <LabelledSelect
        label="Вид операций"
        value={filter.type}
        onChosen={(type) => onChanged({ ...filter, type })}
      >
        {optionsOf(TYPES)}
      </LabelledSelect>
      <LabelledSelect
        label="Период"
        value={String(filter.days ?? '')}
        onChosen={(days) => onChanged({ ...filter, days: days === '' ? undefined : Number(days) })}
      >
        {optionsOf(PERIODS)}
      </LabelledSelect>
    </div>
  )
}

const optionsOf = (options: readonly (readonly [value: string, label: string])[]) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
