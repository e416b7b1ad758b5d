import { Suspense, use } from 'react'
import { chunkOf } from '#host/loading/lazyComponent'
import { FirstStep } from './FirstStep'
import { loadStep } from './loadStep'
import { StepSkeleton } from './StepFrame'

/**
 * Shows the first card of the home page, or its skeleton until its chunk has loaded. Before
 * React a file of its own renders the card, for which nothing else waits.
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
  const { NextStepCard } = use(chunkOf(loadStep))
  return <NextStepCard />
}
