import { useId, type ReactNode } from 'react'
import { classes } from './lib/classes'

interface CardProps {
  title: ReactNode
  /** Beside the title: a link or a badge. */
  action?: ReactNode
  /** Actions at the foot, on one line in all cards of a row. */
  foot?: ReactNode
  /** A look of its own: 'points'. */
  className?: string
  children: ReactNode
}

export function Card({ title, action, foot, className, children }: CardProps) {
  const titleId = useId()
  const heading = (
    <h2 className="h3" id={titleId}>
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
