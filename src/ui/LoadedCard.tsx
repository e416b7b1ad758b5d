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
  /** Whether there is nothing to show: the card is absent then. */
  isEmpty?: (data: Data) => boolean
  /** Stands before what is loaded. */
  before?: ReactNode
  /** Stands after it. */
  after?: ReactNode
  children: (data: Data) => ReactNode
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/**
 * Card of the home page (contract 3.11): one with nothing to show is absent, as is one that this account may not have;
 * one that did not load is a single line.
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
