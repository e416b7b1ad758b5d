import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#ui/Icon'
import { classes } from '#ui/lib/classes'
import type { IconName } from '#ui/lib/icons'
import { isFocusLost } from '#ui/lib/takeFocus'

interface FoldProps {
  icon: IconName
  title: string
  /** Text that is shown even while the row is folded; its changes are announced. */
  note?: ReactNode
  /** Id of the element with the note, which describes the button of the row. */
  noteId: string
  /** What gives an applied discount back. It stands in the row, which then has nothing to unfold; else false. */
  removal: ReactNode
  children: ReactNode
}

/** A row that unfolds content which few customers need. */
export function Fold({ icon, title, note, noteId, removal, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const wasUsed = useRef(false)
  const isTaken = removal !== false
  useEffect(() => {
    const inside = row.current
    const onUsed = () => (wasUsed.current = true)
    // A press does not move the focus in every browser, so presses are observed too.
    inside?.addEventListener('focusin', onUsed)
    inside?.addEventListener('pointerdown', onUsed)
    return () => {
      inside?.removeEventListener('focusin', onUsed)
      inside?.removeEventListener('pointerdown', onUsed)
    }
  }, [])
  // If the pressed control has disappeared, the button of the row takes the focus: its description tells the
  // new state of the discount.
  useLayoutEffect(() => {
    if (wasUsed.current && isFocusLost()) row.current?.querySelector('button')?.focus()
    wasUsed.current = false
  }, [isTaken])
  return (
    <div className={classes('fold', isOpen && 'is-open')} ref={row}>
      <div className="fold__head">
        <Icon name={icon} />
        <div className="fold__what">
          {!isTaken && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-describedby={noteId}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
            </button>
          )}
          <div className={classes(!isTaken && 'small soft')} role="status" id={noteId}>
            {note}
          </div>
        </div>
        {!isTaken && <Icon name="down" size={20} />}
      </div>
      {isTaken && <div className="fold__in fold__in--removal">{removal}</div>}
      {!isTaken && isOpen && <div className="fold__in">{children}</div>}
    </div>
  )
}
