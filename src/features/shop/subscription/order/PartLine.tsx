import { useId, type ReactNode } from 'react'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/Icon'
import type { IconName } from '#ui/lib/icons'

interface PartLineProps {
  title: string
  icon: IconName
  /** The end of the label 'Изменить адрес' that only screen readers read: 'адрес'. */
  what: string
  /** Opens the dialog; undefined if nothing can be changed. */
  onAction: (() => void) | undefined
  children: ReactNode
}

/** Shows a part of an order that fits into one line, with the button that changes it. */
export function PartLine({ title, icon, what, onAction, children }: PartLineProps) {
  const id = useId()
  return (
    <section className="part part--line" aria-labelledby={id}>
      <Icon name={icon} />
      <h3 className="visually-hidden" id={id}>
        {title}
      </h3>
      <div>{children}</div>
      {onAction && (
        <Button variant="quiet" small loads onClick={onAction}>
          Изменить<span className="visually-hidden"> {what}</span>
        </Button>
      )}
    </section>
  )
}
