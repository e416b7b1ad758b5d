import type { CSSProperties } from 'react'
import { rowOf, rowsOf } from '#data/survey/answers'
import { sameId } from '#domain/Id'
import { FieldNote } from '#forms/fields/FieldNote'
import { classes } from '#ui/lib/classes'
import type { FieldsProps } from './FieldsProps'

/** Maximum number of options that fit as columns. */
const MOST_COLUMNS = 7

/**
 * Asks for one option per row; all rows have the same options. They are columns if there is room; else each
 * row looks like a question of its own.
 */
export function MatrixFields({ id, question, value, mistake, onAnswered }: FieldsProps) {
  const { rows, options, isRequired } = question
  const style = { '--columns': options.length } as CSSProperties
  return (
    <div className={classes(options.length <= MOST_COLUMNS && 'survey__matrix--columns')}>
      <div className="survey__head" style={style} aria-hidden="true">
        {options.map((option) => (
          <span key={option.id}>{option.title}</span>
        ))}
      </div>
      {rows.map((row) => {
        const isWrong = mistake?.rowId !== undefined && sameId(mistake.rowId, row.id)
        const rowId = `${id}${row.id}`
        return (
          <fieldset
            key={row.id}
            className={classes('survey__row', isWrong && 'is-bad')}
            style={style}
            aria-describedby={isWrong ? `${rowId}error` : undefined}
          >
            <legend className="survey__rowTitle">{row.title}</legend>
            {isWrong && (
              <div className="survey__rowError">
                <FieldNote id={rowId} error={mistake.text} hint={undefined} />
              </div>
            )}
            {options.map((option) => {
              const key = String(option.id)
              return (
                <label key={key} className="check">
                  <input
                    type="radio"
                    name={rowId}
                    value={key}
                    checked={rowOf(value, row) === key}
                    required={isRequired}
                    onChange={() => onAnswered({ ...rowsOf(value), [String(row.id)]: key })}
                  />
                  <span className="survey__cell">{option.title}</span>
                </label>
              )
            })}
          </fieldset>
        )
      })}
    </div>
  )
}
