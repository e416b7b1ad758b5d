import { useChange } from '#ui/lib/useChange'
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useIsMobile } from '#host/page/viewport'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/Icon'
import { classes } from '#ui/lib/classes'

interface FoldableGroupProps {
  title: string
  /** Lines that summarize the values of the group; undefined while a value is missing or rejected. */
  held: readonly string[] | undefined
  className?: string
  /** Takes the focus when the preceding step is done. */
  heading?: Ref<HTMLHeadingElement>
  /** A counter. When it grows, a choice such as that of a point has completed the group, which may fold again. */
  completed?: number
  /** True if the children contain the heading, as a legend. */
  hasLegend?: boolean
  children: ReactNode
}

/**
 * A group of the order. On a phone, a group that is complete when it appears is folded into a line with
 * 'Изменить' (contract 16.1). One that the customer has begun to fill in stays open, so that nothing moves
 * under the finger.
 */
export function FoldableGroup(props: FoldableGroupProps) {
  const { title, held, className, heading, completed = 0, hasLegend, children } = props
  const isMobile = useIsMobile()
  const [state, setState] = useState<'untouched' | 'touched' | 'reopened'>('untouched')
  useChange(completed, () => setState('untouched'))
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
    // Focus events do not show that the customer uses the group: a closing dialog restores the focus, and a
    // press does not move it in every browser.
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

/** Returns the first field of a group; of radio buttons it is the selected one. */
const firstField = (group: Element | null) =>
  group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>(FIELD)

/**
 * Returns the first field after the group, except the comment. If all later groups are folded, that is the
 * checkbox of the consent.
 */
function nextField(group: Element | null): HTMLElement | null | undefined {
  const fields = [...(group?.closest('.checkout__columns')?.querySelectorAll<HTMLElement>(FIELD) ?? [])]
  const isBehind = (field: Element) =>
    group !== null && (group.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return fields.find((field) => isBehind(field) && field.getAttribute('name') !== 'comment')
}
