import { useId, type ReactNode, type Ref } from 'react'
import { Button } from '#ui/controls/Button'

interface PartProps {
  ref?: Ref<HTMLElement>
  title: string
  /** Label of the button: 'Изменить адрес'. */
  action: string
  /** Opens the dialog; undefined if nothing can be changed. */
  onAction: (() => void) | undefined
  children: ReactNode
}

/** Shows one part of an order with the button that changes it. */
export function Part({ ref, title, action, onAction, children }: PartProps) {
  const id = useId()
  return (
    <section className="part" ref={ref} aria-labelledby={id}>
      <div className="card__head">
        <h3 className="part__title" id={id}>
          {title}
        </h3>
        {onAction && (
          <Button variant="quiet" small loads onClick={onAction}>
            {action}
          </Button>
        )}
      </div>
      <div>{children}</div>
    </section>
  )
}
