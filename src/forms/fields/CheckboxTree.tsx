import { FieldGroup } from './FieldGroup'
import { withoutBranch, type Option } from '../lib/options'
import type { FieldTexts, FormField } from '../lib/useFormField'

interface CheckboxTreeProps extends FieldTexts {
  options: readonly Option[]
}

/** Checkboxes whose children are shown while their parent is checked, and are cleared with it. */
export function CheckboxTree({ options, ...texts }: CheckboxTreeProps) {
  return <FieldGroup<string[]> {...texts}>{(field) => <Branch options={options} field={field} />}</FieldGroup>
}

function Branch({ options, field }: { options: readonly Option[]; field: FormField<string[]> }) {
  const { id, control, value: selected, setValue } = field
  return (
    <ul className="tree">
      {options.map((option) => {
        const isChosen = selected.includes(option.value)
        return (
          <li key={option.value}>
            <label className="check">
              <input
                {...control}
                // The field may require a box, but not this particular one.
                aria-required={undefined}
                id={`${id}${option.value}`}
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  setValue(isChosen ? withoutBranch(option, selected) : [...selected, option.value])
                }
              />
              <span>{option.label}</span>
            </label>
            {isChosen && option.children !== undefined && <Branch options={option.children} field={field} />}
          </li>
        )
      })}
    </ul>
  )
}
