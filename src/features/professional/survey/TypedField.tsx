import { textOf } from '#data/survey/answers'
import { isWhole } from '#data/survey/mistakeIn'
import { formatNumber } from '#domain/numbers/counts'
import { FieldNote } from '#forms/fields/FieldNote'
import type { FieldsProps } from './FieldsProps'

/** Renders a field for a text or a number. */
export function TypedField({ id, question, value, mistake, onAnswered }: FieldsProps) {
  const { type, text, isRequired, maxLength } = question
  const typed = textOf(value)
  const hint = type === 'text' ? lengthHint(typed, maxLength) : bounds(question)
  const describedBy = [
    text !== '' && `${id}text`,
    mistake !== undefined && `${id}error`,
    hint !== undefined && `${id}hint`,
  ]
  const control = {
    id,
    value: typed,
    autoComplete: 'off',
    'aria-required': isRequired,
    'aria-invalid': mistake !== undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  }
  return (
    <>
      {type === 'text' ? (
        <textarea
          {...control}
          className="input"
          rows={3}
          onChange={({ target }) => onAnswered(target.value)}
        />
      ) : (
        <input
          {...control}
          className="input num survey__number"
          inputMode={(question.min ?? 0) < 0 ? 'text' : isWhole(question) ? 'numeric' : 'decimal'}
          onChange={({ target }) => onAnswered(target.value)}
        />
      )}
      <FieldNote id={id} error={mistake?.text} hint={hint} />
    </>
  )
}

const lengthHint = (typed: string, most: number | null) =>
  most === null ? undefined : `${formatNumber(typed.trim().length)} из ${formatNumber(most)}`

function bounds({ min, max, minLabel, maxLabel }: FieldsProps['question']): string | undefined {
  const named = (value: number, label: string | null) =>
    label === null ? formatNumber(value) : `${formatNumber(value)} (${label})`
  if (min !== null && max !== null) return `От ${named(min, minLabel)} до ${named(max, maxLabel)}`
  if (min !== null) return `Не меньше ${named(min, minLabel)}`
  return max === null ? undefined : `Не больше ${named(max, maxLabel)}`
}
