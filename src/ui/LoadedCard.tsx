import type { ComponentProps, ReactNode } from 'react'
import { remoteData } from '../domain/remoteData'
import { Card } from './Card'
import { FailedLine } from './states/FailedLine'
import { Loaded } from './states/Loaded'

interface LoadedCardProps<Data> extends Pick<
  ComponentProps<typeof Card>,
  'title' | 'action' | 'foot' | 'className'
> {
  query: ComponentProps<typeof Loaded<Data>>['query']
  /** 'Заказ не загрузился' */
  failure: string
  skeleton: ReactNode
  /** Tells whether there is nothing to show, so that the card is hidden. */
  isEmpty?: (data: Data) => boolean
  /** Shown before the loaded content. */
  before?: ReactNode
  /** Shown after the loaded content. */
  after?: ReactNode
  children: (data: Data) => ReactNode
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/**
 * Card of the home page (contract 3.11): it is hidden if there is nothing to show or the account has no
 * access, and is a single line if the data failed to load.
 */
export function LoadedCard<Data>({
  query,
  failure,
  skeleton,
  isEmpty = isEmptyList,
  before,
  after,
  children,
  ...card
}: LoadedCardProps<Data>) {
  const read = remoteData(query)
  if (read.state === 'failed') {
    const { kind } = read.error
    if (kind === 'restricted') return null
    if (kind !== 'forbidden' && kind !== 'notFound')
      return (
        <Card title={card.title} className="card--line">
          <FailedLine failure={failure} query={read} />
        </Card>
      )
  }
  if (read.state === 'known' && isEmpty(read.value)) return null
  return (
    <Card {...card}>
      {before}
      <Loaded query={read} skeleton={skeleton}>
        {children}
      </Loaded>
      {after}
    </Card>
  )
}
