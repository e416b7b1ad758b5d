import { NotedOption } from '../../ui/controls/NotedOption'
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
          <NotedOption
            {...control}
            key={option.value}
            id={`${id}${option.value}`}
            label={option.label}
            note={option.note}
            value={option.value}
            checked={option.value === value}
            onChange={() => setValue(option.value)}
          />
        ))
        return inRow ? <div className="options">{cards}</div> : cards
      }}
    </FieldGroup>
  )
}
