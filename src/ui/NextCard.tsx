import type { ReactNode } from 'react'
import { Skeleton } from './states/Skeleton'
import type { QueryState } from './states/Loaded'
import { LoadedCard } from './LoadedCard'
import { TextLink } from './controls/TextLink'

interface NextCardProps<Next> {
  title: string
  query: QueryState<unknown>
  /** The next item of the loaded data; without one the card is absent. */
  next: Next | null | undefined
  /** 'Запись не загрузилась' */
  failure: string
  /** The page with all of them, and the text of its link. */
  to: string
  more: string
  /** Stands before that link. */
  action?: ReactNode
  children: (next: Next) => ReactNode
}

/** Small card with the next item of its kind, and a link to all of them. */
export function NextCard<Next>({
  title,
  query,
  next,
  failure,
  to,
  more,
  action,
  children,
}: NextCardProps<Next>) {
  return (
    <LoadedCard
      title={title}
      foot={
        <>
          {action}
          <TextLink to={to} after="right">
            {more}
          </TextLink>
        </>
      }
      query={query}
      failure={failure}
      skeleton={<Skeleton label={`Загружаем: ${title}`} heights={[32, 16, 40]} />}
      isEmpty={() => !next}
    >
      {() => next && children(next)}
    </LoadedCard>
  )
}
