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
