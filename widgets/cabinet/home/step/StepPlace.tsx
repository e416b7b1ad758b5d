import { Suspense, use } from 'react'
import { chunkOf } from '#host/loading/lazyComponent'
import { loadMore } from '../loadMore'
import { StepSkeleton } from './StepFrame'

/** The place of the home's first card, which loads with the chunk of the cards below. */
export const StepPlace = () => (
  <Suspense fallback={<StepSkeleton />}>
    <Step />
  </Suspense>
)

function Step() {
  const { NextStepCard } = use(chunkOf(loadMore))
  return <NextStepCard />
}
