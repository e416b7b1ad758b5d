import { useField } from 'formik'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '#forms/fields/TextField'
import { Button } from '#ui/controls/Button'
import { IconButton } from '#ui/controls/IconButton'
import { MOST_LINKS } from './links'

interface LinksFieldProps {
  name: string
  /** Label of the whole list; `label` is that of one row, such as 'Ссылка'. */
  legend: string
  label: string
  hint: string
}

/** Asks for several links, one per row; each row shows its own validation error. */
export function LinksField({ name, legend, label, hint }: LinksFieldProps) {
  const [{ value: rows }, , { setValue }] = useField<string[]>(name)
  const list = useRef<HTMLFieldSetElement>(null)
  const focus = (row: number) => list.current?.querySelectorAll('input')[row]?.focus()
  const change = (next: string[], row: number) => {
    // The row must be rendered before it can take the focus.
    flushSync(() => void setValue(next))
    focus(row)
  }
  return (
    <fieldset className="field friends__links" ref={list}>
      <legend>{legend}</legend>
      <p className="hint">{hint}</p>
      {rows.map((_, row) => (
        <div className="friends__link" key={row}>
          <TextField
            name={`${name}[${row}]`}
            label={rows.length === 1 ? label : `${label} ${row + 1}`}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            optional={row > 0}
          />
          {rows.length > 1 && (
            <IconButton
              icon="close"
              label={`Убрать: ${label.toLowerCase()} ${row + 1}`}
              onClick={() => change(rows.toSpliced(row, 1), Math.max(0, row - 1))}
            />
          )}
        </div>
      ))}
      {rows.length < MOST_LINKS && (
        <div>
          <Button variant="quiet" small icon="plus" onClick={() => change([...rows, ''], rows.length)}>
            Добавить ссылку
          </Button>
        </div>
      )}
    </fieldset>
  )
}
