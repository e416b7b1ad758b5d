import { LabelledSelect } from '#ui/controls/LabelledSelect'

interface CitySelectProps {
  cities: readonly string[]
  /** '' stands for all cities. */
  city: string
  onChanged: (city: string) => void
}

export function CitySelect({ cities, city, onChanged }: CitySelectProps) {
  return (
    <LabelledSelect label="Город" value={city} onChosen={onChanged}>
      <option value="">Все города</option>
      {cities.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </LabelledSelect>
  )
}
