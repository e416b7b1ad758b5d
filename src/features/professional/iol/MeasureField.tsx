import type { Measure } from '#data/iolRequests/measures'
import type { Eye } from '#domain/lens'
import { Field } from '#forms/fields/Field'
import { classes } from '#ui/lib/classes'
import { nameOf } from './lib/iolForm'

interface MeasureFieldProps {
  eye: Eye
  measure: Measure
  isNeeded: boolean
  /** Id of the warnings about the value; undefined if there are none. */
  cautions: string | undefined
  hint: string | undefined
  onTyped: (typed: string) => void
}

/** Renders a field for a number with its unit. An unusual value causes a warning, but is accepted. */
export function MeasureField({ eye, measure, isNeeded, cautions, hint, onTyped }: MeasureFieldProps) {
  const { name, label, unit, isSigned = false } = measure
  return (
    <Field name={nameOf(eye, name)} label={label} hint={hint} optional={!isNeeded}>
      {({ control, value, setValue }) => (
        <span className={classes('calculator__unit', cautions !== undefined && 'is-unusual')}>
          <input
            {...control}
            aria-describedby={[control['aria-describedby'], cautions].filter(Boolean).join(' ') || undefined}
            className="input num"
            // The decimal keyboard of phones lacks a minus.
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
