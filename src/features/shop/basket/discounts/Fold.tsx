import { useState, type ReactNode } from 'react'
import { Icon } from '#ui/Icon'
import { classes } from '#ui/lib/classes'
import type { IconName } from '#ui/lib/icons'

interface FoldProps {
  icon: IconName
  title: string
  /** What is known without unfolding it; a change of it is said. */
  note?: ReactNode
  /** Of the note. */
  noteId: string
  children: ReactNode
}

/** A row that unfolds what few customers need. */
export function Fold({ icon, title, note, noteId, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes('fold', isOpen && 'is-open')}>
      <div className="fold__head">
        <Icon name={icon} />
        <div className="fold__what">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-describedby={noteId}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
          </button>
          <div className="small soft" role="status" id={noteId}>
            {note}
          </div>
        </div>
        <Icon name="down" size={20} />
      </div>
      {isOpen && <div className="fold__in">{children}</div>}
    </div>
  )
}
