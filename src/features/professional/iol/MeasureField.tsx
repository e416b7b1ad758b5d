import type { Measure } from '#data/iolRequests/measures'
import type { Eye } from '#domain/lens'
import { Field } from '#forms/fields/Field'
import { nameOf } from './lib/iolForm'
import type { Warning } from './lib/warnings'

interface MeasureFieldProps {
  eye: Eye
  measure: Measure
  isNeeded: boolean
  warnings: readonly Warning[]
  hint: string | undefined
  onTyped: (typed: string) => void
}

/** A number with its unit; an unusual one is warned of, and taken all the same. */
export function MeasureField({ eye, measure, isNeeded, warnings, hint, onTyped }: MeasureFieldProps) {
  const { name, label, unit, isSigned = false } = measure
  const cautions =
    warnings.length > 0 &&
    warnings.map(({ text }) => (
      <span className="iol-caution" key={text}>
        <b>Проверьте измерение.</b> {text}.
      </span>
    ))
  return (
    <Field name={nameOf(eye, name)} label={label} hint={cautions || hint} optional={!isNeeded}>
      {({ control, value, setValue }) => (
        <span className="calculator__unit">
          <input
            {...control}
            className="input num"
            // The decimal keyboard of phones has no minus.
            inputMode={isSigned ? 'text' : 'decimal'}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => {
              setValue(target.value)
              onTyped(target.value)
            }}
          />
          <span aria-hidden="true">{unit}</span>
        </span>
      )}
    </Field>
  )
}
