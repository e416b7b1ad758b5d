import { Suspense, use } from 'react'
import { chunkOf } from '#host/loading/lazyComponent'
import { loadMore } from '../loadMore'
import { FirstStep } from './FirstStep'
import { StepSkeleton } from './StepFrame'

/**
 * The place of the home's first card, which loads with the chunk of the cards below. Before React it is
 * rendered by a file of its own, for which nothing else waits.
 */
export const StepPlace = BEFORE_REACT ? EarlyStep : LoadedStep

function EarlyStep() {
  return use(FirstStep) ?? <StepSkeleton />
}

function LoadedStep() {
  return (
    <Suspense fallback={<StepSkeleton />}>
      <Step />
    </Suspense>
  )
}

function Step() {
  const { NextStepCard } = use(chunkOf(loadMore))
  return <NextStepCard />
}
