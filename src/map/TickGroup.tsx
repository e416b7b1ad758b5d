import { lookup } from '../domain/lookup'
import { formatNumber } from '../domain/numbers/counts'

interface TickGroupProps<Code extends string> {
  legend: string
  options: readonly (readonly [code: Code, label: string])[]
  ticked: readonly Code[]
  /** Number of entries that each option would leave, by code. */
  counts?: Partial<Record<string, number>>
  onChanged: (ticked: Code[]) => void
}

/** Checkboxes that filter a list at once. */
export function TickGroup<Code extends string>({
  legend,
  options,
  ticked,
  counts,
  onChanged,
}: TickGroupProps<Code>) {
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
          <span>
            {label}
            {counts && <span className="soft num"> {formatNumber(lookup(counts, code) ?? 0)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
