interface TickGroupProps<Code extends string> {
  legend: string
  options: readonly (readonly [code: Code, label: string])[]
  ticked: readonly Code[]
  onChanged: (ticked: Code[]) => void
}

/** Checkboxes that narrow a list at once. */
export function TickGroup<Code extends string>({ legend, options, ticked, onChanged }: TickGroupProps<Code>) {
  return (
    <fieldset className="finder__group">
      <legend className="small soft">{legend}</legend>
      {options.map(([code, label]) => (
        <label className="check" key={code}>
          <input
            type="checkbox"
            checked={ticked.includes(code)}
            onChange={({ target }) =>
              onChanged(target.checked ? [...ticked, code] : ticked.filter((other) => other !== code))
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
