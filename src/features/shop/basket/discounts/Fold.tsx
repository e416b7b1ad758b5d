import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
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
  /** The discount is taken. When a press in the row changes this, what was pressed goes away. */
  isTaken: boolean
  children: ReactNode
}

/** A row that unfolds what few customers need. */
export function Fold({ icon, title, note, noteId, isTaken, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const head = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const wasUsed = useRef(false)
  useEffect(() => {
    const inside = content.current
    const onUsed = () => (wasUsed.current = true)
    // Not every browser lets a press take the focus.
    inside?.addEventListener('focusin', onUsed)
    inside?.addEventListener('pointerdown', onUsed)
    return () => {
      inside?.removeEventListener('focusin', onUsed)
      inside?.removeEventListener('pointerdown', onUsed)
    }
  }, [isOpen])
  // The head takes the focus that went with what was used: its description says what has become of the discount.
  useLayoutEffect(() => {
    if (wasUsed.current && document.activeElement === document.body) head.current?.focus()
    wasUsed.current = false
  }, [isTaken])
  return (
    <div className={classes('fold', isOpen && 'is-open')}>
      <div className="fold__head">
        <Icon name={icon} />
        <div className="fold__what">
          <button
            type="button"
            ref={head}
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
      {isOpen && (
        <div className="fold__in" ref={content}>
          {children}
        </div>
      )}
    </div>
  )
}
