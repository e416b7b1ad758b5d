import { useId } from 'react'

interface PillRadiosProps<Value extends string> {
  legend: string
  value: Value
  options: readonly { value: Value; label: string }[]
  hint?: string | undefined
  onChosen: (value: Value) => void
}

/** Shows a few short options in a row, as radio buttons. */
export function PillRadios<Value extends string>({
  legend,
  value,
  options,
  hint,
  onChosen,
}: PillRadiosProps<Value>) {
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={hint === undefined ? undefined : `${id}hint`}>
      <legend>{legend}</legend>
      <div className="calculator__pills">
        {options.map((option) => (
          <label key={option.value} className="calculator__pill">
            <input
              className="covering"
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChosen(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p className="hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
