import { FieldGroup } from './FieldGroup'
import type { Option } from '../lib/options'
import type { FieldTexts } from '../lib/useFormField'

interface RadioCardsProps extends FieldTexts {
  options: readonly Option[]
  /** Shows short answers side by side if they fit. */
  inRow?: boolean
}

export function RadioCards({ options, inRow = false, ...texts }: RadioCardsProps) {
  return (
    <FieldGroup {...texts}>
      {({ id, control, value, setValue }) => {
        const cards = options.map((option) => (
          <label className="check option" key={option.value}>
            <input
              {...control}
              id={`${id}${option.value}`}
              type="radio"
              value={option.value}
              checked={option.value === value}
              onChange={() => setValue(option.value)}
            />
            <span className="item__main">
              <span className="strong">{option.label}</span>
              {option.note !== undefined && <span className="small soft">{option.note}</span>}
            </span>
          </label>
        ))
        return inRow ? <div className="options">{cards}</div> : cards
      }}
    </FieldGroup>
  )
}
