import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton'
import { Card } from './Card'
import type { QueryState } from './Loaded'
import { Loaded } from './Loaded'
import { TextLink } from './TextLink'

interface NextCardProps<Next> {
  title: string
  /** A look or place of its own besides the third of a row. */
  className?: string
  query: QueryState<unknown>
  /** What comes next of all that was loaded, if anything does. */
  next: Next | null | undefined
  /** 'Запись не загрузилась' */
  failure: string
  /** What it would be good for, where nothing comes next. */
  empty: string
  to: string
  /** The link's text, with something to come and without. */
  more: string
  begin: string
  children: (next: Next) => ReactNode
}

/** A small card of the home page: what comes next of its kind, and the way to all of it. */
export function NextCard<Next>({
  title,
  className = '',
  query,
  next,
  failure,
  empty,
  to,
  more,
  begin,
  children,
}: NextCardProps<Next>) {
  return (
    <Card
      title={title}
      className={`w4 ${className}`}
      foot={
        <TextLink to={to} after="right">
          {next ? more : begin}
        </TextLink>
      }
    >
      <Loaded
        query={query}
        failure={failure}
        skeleton={<Skeleton label={`Загружаем: ${title}`} heights={[32, 16, 40]} />}
        empty={<p className="soft">{empty}</p>}
        isEmpty={() => !next}
      >
        {() => next && children(next)}
      </Loaded>
    </Card>
  )
}
