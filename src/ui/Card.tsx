import { useId, type ReactNode } from 'react'
import { classes } from './lib/classes'

interface CardProps {
  title: ReactNode
  /** Link or badge beside the title. */
  action?: ReactNode
  /** Actions at the bottom, aligned across the cards of a row. */
  foot?: ReactNode
  /** Class of the card's own style: 'points'. */
  className?: string
  /** The card is one step of several: its heading is focused after the navigation to it. */
  isStep?: boolean
  children: ReactNode
}

export function Card({ title, action, foot, className, isStep = false, children }: CardProps) {
  const titleId = useId()
  const heading = (
    <h2 className="h3" id={titleId} {...(isStep && { tabIndex: -1, 'data-step': '' })}>
      {title}
    </h2>
  )
  return (
    <section className={classes('card', className)} part="card" aria-labelledby={titleId}>
      {action === undefined ? (
        heading
      ) : (
        <div className="card__head">
          {heading}
          {action}
        </div>
      )}
      {children}
      {foot !== undefined && <div className="card__foot">{foot}</div>}
    </section>
  )
}
