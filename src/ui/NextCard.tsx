import type { ReactNode } from 'react'
import type { RemoteData } from '../domain/remoteData'
import { LoadedCard } from './LoadedCard'
import { TextLink } from './controls/TextLink'

interface NextCardProps<Next> {
  title: string
  /** The next item; without one the card is hidden. */
  next: RemoteData<Next | null | undefined>
  /** 'Запись не загрузилась' */
  failure: string
  /** The page with all items; `more` is the text of its link. */
  to: string
  more: string
  /** Shown before that link. */
  action?: ReactNode
  children: (next: Next) => ReactNode
}

/** Small card with the next item of its kind, and a link to all of them. */
export function NextCard<Next>({ title, next, failure, to, more, action, children }: NextCardProps<Next>) {
  return (
    <LoadedCard
      isOptional
      title={title}
      foot={
        <>
          {action}
          <TextLink to={to} after="right">
            {more}
          </TextLink>
        </>
      }
      query={next}
      failure={failure}
      skeleton={{ label: `Загружаем: ${title}`, heights: [32, 16, 40] }}
      isEmpty={(one) => one == null}
    >
      {(one) => one != null && children(one)}
    </LoadedCard>
  )
}
