import { useId, type ReactNode } from 'react'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/Icon'
import { CARD, TRUCK, ShopIcon } from '../../ui/graphics/ShopIcon'

const ICONS = {
  number: <Icon name="box" />,
  place: <ShopIcon path={TRUCK} />,
  payment: <ShopIcon path={CARD} />,
  recipient: <Icon name="user" />,
}

interface FoldedChoiceProps {
  icon: keyof typeof ICONS
  /** The subject of the choice, for screen readers: 'количество'. */
  of: string
  /** The current choice in two lines, or a question if there is none. */
  title: ReactNode
  note?: ReactNode
  isOpen: boolean
  /** Undefined if the question must be answered, or can no longer be changed here. */
  onToggled?: (() => void) | undefined
  /** The message about an unanswered question. */
  problem?: string | undefined
  children: ReactNode
}

/** Shows a choice folded in one line, and opens it in place. */
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
      {ICONS[icon]}
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
