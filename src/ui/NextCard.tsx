import type { ReactNode } from 'react'
import { Skeleton } from './states/Skeleton'
import { Card } from './Card'
import type { QueryState } from './states/Loaded'
import { Loaded } from './states/Loaded'
import { TextLink } from './controls/TextLink'

interface NextCardProps<Next> {
  title: string
  query: QueryState<unknown>
  /** The next item of the loaded data, if there is one. */
  next: Next | null | undefined
  /** 'Запись не загрузилась' */
  failure: string
  /** Text of the empty state: it says why the section exists. */
  empty: string
  to: string
  /** Path where the customer begins without a next item; as a rule on the same page. */
  beginTo?: string
  /** Texts of the link, with and without a next item. */
  more: string
  begin: string
  children: (next: Next) => ReactNode
}

/** Small card with the next item of its kind, and a link to all of them. */
export function NextCard<Next>({
  title,
  query,
  next,
  failure,
  empty,
  to,
  beginTo = to,
  more,
  begin,
  children,
}: NextCardProps<Next>) {
  return (
    <Card
      title={title}
      foot={
        <TextLink to={next ? to : beginTo} after="right">
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
