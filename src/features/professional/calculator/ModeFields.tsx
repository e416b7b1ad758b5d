import { isChoice, isNumberInput, type InputGroup, type Mode, type Typed } from './mode'
import { NumberBox } from './NumberBox'
import { PillRadios } from './PillRadios'

interface ModeFieldsProps {
  mode: Mode
  typed: Typed
  /**
   * The errors that are shown: a field's error appears when the specialist leaves the field or pauses typing.
   */
  errors: Readonly<Record<string, string | undefined>>
  onTyped: (name: string, value: string) => void
  onLeft: (name: string) => void
}

export function ModeFields({ mode, ...rest }: ModeFieldsProps) {
  return (
    <div className="calculator__fields">
      {mode.groups.map((group, index) =>
        group.legend === undefined ? (
          <Rows key={index} {...rest} rows={group.rows} />
        ) : (
          <fieldset key={index} className="calculator__group">
            <legend className="strong">{group.legend}</legend>
            <Rows {...rest} rows={group.rows} />
          </fieldset>
        ),
      )}
    </div>
  )
}

function Rows({
  rows,
  typed,
  errors,
  onTyped,
  onLeft,
}: Omit<ModeFieldsProps, 'mode'> & { rows: InputGroup['rows'] }) {
  return rows.map((row) => (
    <div key={row[0]?.name} className={`calculator__row calculator__row--${row.length}`}>
      {row.map((input) => {
        const { name, label } = input
        const value = typed[name] ?? ''
        if (isNumberInput(input))
          return (
            <NumberBox
              key={name}
              input={input}
              value={value}
              error={errors[name]}
              onTyped={(text) => onTyped(name, text)}
              onLeft={() => onLeft(name)}
            />
          )
        if (isChoice(input))
          return (
            <PillRadios
              key={name}
              legend={label}
              value={value}
              options={input.options}
              hint={input.hint}
              onChosen={(chosen) => onTyped(name, chosen)}
            />
          )
        return (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={value === 'true'}
              onChange={({ target }) => onTyped(name, String(target.checked))}
            />
            <span>{label}</span>
          </label>
        )
      })}
    </div>
  ))
}
