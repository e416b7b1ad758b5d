import { useId } from 'react'

interface CitySelectProps {
  cities: readonly string[]
  /** '' for all. */
  city: string
  onChanged: (city: string) => void
}

export function CitySelect({ cities, city, onChanged }: CitySelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Город</label>
      <span className="affix">
        <select className="input" id={id} value={city} onChange={({ target }) => onChanged(target.value)}>
          <option value="">Все города</option>
          {cities.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </span>
    </div>
  )
}
