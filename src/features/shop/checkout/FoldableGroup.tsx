import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useIsMobile } from '#host/page/viewport'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/Icon'
import { classes } from '#ui/lib/classes'

interface FoldableGroupProps {
  title: string
  /** Lines that say what the group holds; undefined while something is missing or refused. */
  held: readonly string[] | undefined
  className?: string
  /** Takes the focus when the step before it is done. */
  heading?: Ref<HTMLHeadingElement>
  /** Counts what completes the group by itself: a point that is chosen in its sheet. */
  completed?: number
  /** The group draws its heading itself, as a legend. */
  hasLegend?: boolean
  children: ReactNode
}

/**
 * A group of the order. On a phone a group that is complete when it is shown is a line with 'Изменить' (contract 16.1);
 * one that the customer has begun to fill in stays open, so that nothing moves under the finger.
 */
export function FoldableGroup(props: FoldableGroupProps) {
  const { title, held, className, heading, completed = 0, hasLegend, children } = props
  const isMobile = useIsMobile()
  const [state, setState] = useState<'untouched' | 'touched' | 'reopened'>('untouched')
  const [seen, setSeen] = useState(completed)
  if (seen !== completed) {
    setSeen(completed)
    setState('untouched')
  }
  const section = useRef<HTMLElement>(null)
  const folded = isMobile && state === 'untouched' ? held : undefined
  const isFolded = folded !== undefined

  const onChange = () => {
    flushSync(() => setState('reopened'))
    firstField(section.current)?.focus()
  }
  const onDone = () => {
    flushSync(() => setState('untouched'))
    nextField(section.current)?.focus()
  }
  useEffect(() => {
    const group = section.current
    if (!group || isFolded) return
    const onTouched = () => setState((now) => (now === 'untouched' ? 'touched' : now))
    // The focus says nothing: a dialog that closes gives it back, and not every browser lets a press take it.
    const kinds = ['pointerdown', 'keydown', 'change'] as const
    for (const kind of kinds) group.addEventListener(kind, onTouched)
    return () => {
      for (const kind of kinds) group.removeEventListener(kind, onTouched)
    }
  }, [isFolded])

  const ownHeading = (
    <h3 tabIndex={-1} ref={heading}>
      {title}
    </h3>
  )
  return (
    <section
      className={classes('card', isFolded ? 'checkout__folded' : className)}
      part="card"
      aria-label={title}
      ref={section}
    >
      {isFolded ? (
        <>
          <Icon name="check" size={16} />
          <div>
            {ownHeading}
            {folded.map((line, place) => (
              <p className="small" key={place}>
                {line}
              </p>
            ))}
          </div>
          <Button variant="quiet" small onClick={onChange}>
            Изменить<span className="visually-hidden"> {title}</span>
          </Button>
        </>
      ) : (
        <>
          {hasLegend !== true && ownHeading}
          {children}
          {isMobile && state === 'reopened' && held !== undefined && (
            <div>
              <Button variant="secondary" small onClick={onDone}>
                Готово<span className="visually-hidden"> {title}</span>
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

const FIELD = 'input, select, textarea'

/** The chosen one of radios stands for all of them. */
const firstField = (group: Element | null) =>
  group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>(FIELD)

/** Of the groups behind this one; where all of them are lines, the tick of the offer. */
function nextField(group: Element | null): HTMLElement | null | undefined {
  const fields = [...(group?.closest('.checkout__columns')?.querySelectorAll<HTMLElement>(FIELD) ?? [])]
  const isBehind = (field: Element) =>
    group !== null && (group.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return fields.find((field) => isBehind(field) && field.getAttribute('name') !== 'comment')
}
