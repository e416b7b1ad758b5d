import { Icon } from '../../../ui/Icon'

const MOST = 10

interface QuantitySelectProps {
  label: string
  value: number
  onChanged: (quantity: number) => void
}

/** How many, in one choice: a press per piece would be a call per piece. */
export function QuantitySelect({ label, value, onChanged }: QuantitySelectProps) {
  const few = Array.from({ length: MOST }, (_, index) => index + 1)
  // What the server says stays on offer; were it a million, the numbers between would take the page down.
  const numbers = few.includes(value) ? few : [...few, value]
  return (
    <span className="affix quantity">
      <select
        className="input"
        aria-label={label}
        value={value}
        onChange={(event) => onChanged(Number(event.target.value))}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number} шт
          </option>
        ))}
      </select>
      <Icon name="down" size={20} />
    </span>
  )
}
