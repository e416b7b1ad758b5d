import { useId } from 'react'
import { FieldNote } from '#forms/fields/FieldNote'
import { afterPress } from '#ui/lib/afterPress'
import type { NumberInput } from './mode'

interface NumberBoxProps {
  input: NumberInput
  value: string
  error: string | undefined
  onTyped: (value: string) => void
  onLeft: () => void
}

/** Renders a text field for a number with its unit. */
export function NumberBox({ input, value, error, onTyped, onLeft }: NumberBoxProps) {
  const { label, unit, hint, isSigned = false, isOptional = false } = input
  const id = useId()
  const describedBy = [error !== undefined && `${id}error`, hint !== undefined && `${id}hint`]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="calculator__unit">
        <input
          id={id}
          className="input num"
          // The decimal keyboard of phones lacks a minus.
          inputMode={isSigned ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          value={value}
          aria-invalid={error !== undefined}
          aria-required={!isOptional}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onTyped(target.value)}
          onBlur={() => afterPress(onLeft)}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  )
}
