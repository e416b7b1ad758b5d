import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../lib/classes'

interface NotedOptionProps extends ComponentProps<'input'> {
  type?: 'radio' | 'checkbox'
  id: string
  label: ReactNode
  note?: ReactNode
}

/**
 * A radio button that looks like a card, or a checkbox. It is named by its label alone; the note under it is
 * its description.
 */
export function NotedOption({ label, note, type = 'radio', ...input }: NotedOptionProps) {
  const { id, 'aria-describedby': describedBy = '' } = input
  const isCard = type === 'radio'
  return (
    <label className={classes('check', isCard && 'option')}>
      <input
        type={type}
        {...input}
        aria-labelledby={`${id}label`}
        {...(note && { 'aria-describedby': `${id}note ${describedBy}` })}
      />
      <span className="item__main">
        <span className={isCard ? 'strong' : undefined} id={`${id}label`}>
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
