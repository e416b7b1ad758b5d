import { useId, type ReactNode } from 'react'

interface RadiosProps {
  legend: string
  value: string
  options: readonly { value: string; label: ReactNode; note?: ReactNode }[]
  onChosen: (value: string) => void
  /** Shows short answers as tiles side by side if they fit. */
  inRow?: boolean
}

/** Radio buttons that look like cards. */
export function Radios({ legend, value, options, onChosen, inRow = false }: RadiosProps) {
  const name = useId()
  return (
    <fieldset className={inRow ? 'field choices' : 'field'}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label className="check option" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChosen(option.value)}
          />
          <span className="item__main">
            <span className="strong">{option.label}</span>
            {option.note !== undefined && <span className="small soft">{option.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
