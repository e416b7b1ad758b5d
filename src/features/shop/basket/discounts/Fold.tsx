import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#ui/Icon'
import { classes } from '#ui/lib/classes'
import type { IconName } from '#ui/lib/icons'

interface FoldProps {
  icon: IconName
  title: string
  /** Text that is shown even while the row is folded; its changes are announced. */
  note?: ReactNode
  /** Id of the element with the note, which describes the button of the row. */
  noteId: string
  /** True if the discount is applied. A press inside that changes this makes the pressed control disappear. */
  isTaken: boolean
  children: ReactNode
}

/** A row that unfolds content which few customers need. */
export function Fold({ icon, title, note, noteId, isTaken, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const head = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const wasUsed = useRef(false)
  useEffect(() => {
    const inside = content.current
    const onUsed = () => (wasUsed.current = true)
    // A press does not move the focus in every browser, so presses are observed too.
    inside?.addEventListener('focusin', onUsed)
    inside?.addEventListener('pointerdown', onUsed)
    return () => {
      inside?.removeEventListener('focusin', onUsed)
      inside?.removeEventListener('pointerdown', onUsed)
    }
  }, [isOpen])
  // If the pressed control has disappeared, the button of the row takes the focus: its description tells the
  // new state of the discount.
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
