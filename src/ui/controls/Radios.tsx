import { useId, type ReactNode } from 'react'
import { NotedOption } from './NotedOption'

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
        <NotedOption
          key={option.value}
          id={`${name}${option.value}`}
          name={name}
          label={option.label}
          note={option.note}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChosen(option.value)}
        />
      ))}
    </fieldset>
  )
}
