import { Select } from '#ui/controls/Select'

const MOST = 10

interface QuantitySelectProps {
  label: string
  value: number
  onChanged: (quantity: number) => void
}

/** A list of quantities: a stepper would send a request at every press. */
export function QuantitySelect({ label, value, onChanged }: QuantitySelectProps) {
  const few = Array.from({ length: MOST }, (_, index) => index + 1)
  // The server's value stays available. Not all numbers up to it are listed, because it may be a million.
  const numbers = few.includes(value) ? few : [...few, value]
  return (
    <Select
      className="quantity"
      aria-label={label}
      value={value}
      onChosen={(quantity) => onChanged(Number(quantity))}
    >
      {numbers.map((number) => (
        <option key={number} value={number}>
          {number > 0 ? `${number} шт` : '—'}
        </option>
      ))}
    </Select>
  )
}
