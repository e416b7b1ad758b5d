import { useId, type ReactNode } from 'react'

interface RadiosProps {
  legend: string
  value: string
  options: readonly { value: string; label: ReactNode; note?: ReactNode }[]
  onChosen: (value: string) => void
  /** Answers of a word or two: tiles beside each other, where they fit. */
  inRow?: boolean
}

/** Radio buttons drawn as cards. */
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
