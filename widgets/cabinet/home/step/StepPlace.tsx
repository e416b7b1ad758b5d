import { Suspense, use } from 'react'
import { chunkOf } from '#host/loading/lazyComponent'
import { loadMore } from '../loadMore'
import { StepSkeleton } from './StepFrame'

/** Shows the first card of the home page, or its skeleton until the chunk of the later cards has loaded. */
export const StepPlace = () => (
  <Suspense fallback={<StepSkeleton />}>
    <Step />
  </Suspense>
)

function Step() {
  const { NextStepCard } = use(chunkOf(loadMore))
  return <NextStepCard />
}
