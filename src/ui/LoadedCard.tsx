import type { ComponentProps, ReactNode } from 'react'
import { isDenied } from '../domain/ApiError'
import { remoteData } from '../domain/remoteData'
import { Card } from './Card'
import { FailedLine } from './states/FailedLine'
import { isEmptyList, Loaded } from './states/Loaded'
import { Skeleton } from './states/Skeleton'

type LoadedCardProps<Data> = Omit<ComponentProps<typeof Card>, 'children'> &
  Omit<ComponentProps<typeof Loaded<Data>>, 'skeleton'> & {
    /** The label and the heights of the skeleton. */
    skeleton?: ComponentProps<typeof Skeleton>
    /** Shown before what the query gives, in each of its states. */
    before?: ReactNode
    /** Shown after it. */
    after?: ReactNode
    /**
     * The card is one of several on the home page (contract 3.11): it is hidden if there is nothing to show or
     * the account has no access, and is a single line if the data failed to load.
     */
    isOptional?: boolean
  }

/** Draws a card around the states of one query; the element of the card is the same in all of them. */
export function LoadedCard<Data>({
  skeleton,
  before,
  after,
  isOptional = false,
  ...props
}: LoadedCardProps<Data>) {
  const read = remoteData(props.query)
  if (isOptional) {
    const { title, failure = '', isEmpty = isEmptyList } = props
    if (read.state === 'failed') {
      if (read.error.kind === 'restricted') return null
      if (!isDenied(read.error))
        return (
          <Card title={title} className="card--line">
            <FailedLine failure={failure} query={read} />
          </Card>
        )
    }
    if (read.state === 'known' && isEmpty(read.value)) return null
  }
  return (
    <Card {...props}>
      {before}
      <Loaded {...props} query={read} skeleton={<Skeleton {...skeleton} />} />
      {after}
    </Card>
  )
}
