import { useId, type ReactNode } from 'react'
import { Button } from '#ui/controls/Button'

/** Drawn here alone: the icons of the home stay as small as they are. */
const ICONS = {
  number: 'm4 8 8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  place:
    'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  payment:
    'M3 8.5a2.5 2.5 0 0 1 2.5-2.5h13a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1-2.5 2.5h-13a2.5 2.5 0 0 1-2.5-2.5zM3 10.5h18M6.5 15h4',
  recipient: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.5 20a7.5 7.5 0 0 1 15 0',
}

interface FoldedChoiceProps {
  icon: keyof typeof ICONS
  /** What is changed, for a screen reader: 'количество'. */
  of: string
  /** In two lines, what is known; a question where nothing is. */
  title: ReactNode
  note?: ReactNode
  isOpen: boolean
  /** Undefined where it has to be answered, or can no longer be changed here. */
  onToggled?: (() => void) | undefined
  /** What is said of a question that was left open. */
  problem?: string | undefined
  children: ReactNode
}

/** What is known stands folded in one line, and opens in place. */
export function FoldedChoice({
  icon,
  of,
  title,
  note,
  isOpen,
  onToggled,
  problem,
  children,
}: FoldedChoiceProps) {
  const id = useId()
  return (
    <div className="pick" role="group" aria-labelledby={id}>
      <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <div className="pick__known">
        <p id={id}>{title}</p>
        {note !== undefined && note !== false && note !== '' && <p className="small soft">{note}</p>}
        {problem !== undefined && (
          <p className="error" role="alert" tabIndex={-1} data-problem="">
            {problem}
          </p>
        )}
      </div>
      {onToggled && (
        <Button variant="quiet" small aria-expanded={isOpen} onClick={onToggled}>
          {isOpen ? 'Свернуть' : 'Изменить'}
          <span className="visually-hidden">, {of}</span>
        </Button>
      )}
      {isOpen && <div className="pick__open">{children}</div>}
    </div>
  )
}
