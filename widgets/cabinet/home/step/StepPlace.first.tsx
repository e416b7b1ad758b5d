import { use } from 'react'
import { FirstStep } from './FirstStep'
import type * as stepPlace from './StepPlace'
import { StepSkeleton } from './StepFrame'

/** The card is in a file of its own, so that the first rendering waits neither for it nor for its data. */
export const StepPlace: typeof stepPlace.StepPlace = () => <>{use(FirstStep) ?? <StepSkeleton />}</>
