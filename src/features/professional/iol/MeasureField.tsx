import type { Measure } from '#data/iolRequests/measures'
import type { Eye } from '#domain/lens'
import { Field } from '#forms/fields/Field'
import { classes } from '#ui/lib/classes'
import { nameOf } from './lib/iolForm'

interface MeasureFieldProps {
  eye: Eye
  measure: Measure
  isNeeded: boolean
  /** Id of the cautions about it; undefined where it is usual. */
  cautions: string | undefined
  hint: string | undefined
  onTyped: (typed: string) => void
}

/** A number with its unit; an unusual one is warned of, and taken all the same. */
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
