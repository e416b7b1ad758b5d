import type { ComponentProps, ReactNode } from 'react'

interface NotedOptionProps extends ComponentProps<'input'> {
  id: string
  label: ReactNode
  note?: ReactNode
}

/** A radio button that is named by its label alone; the note under it is its description. */
export function NotedOption({ label, note, ...input }: NotedOptionProps) {
  const { id, 'aria-describedby': describedBy = '' } = input
  return (
    <label className="check option">
      <input
        type="radio"
        {...input}
        aria-labelledby={`${id}label`}
        {...(note && { 'aria-describedby': `${id}note ${describedBy}` })}
      />
      <span className="item__main">
        <span className="strong" id={`${id}label`}>
          {label}
        </span>
        {note && (
          <span className="small soft" id={`${id}note`}>
            {note}
          </span>
        )}
      </span>
    </label>
  )
}
