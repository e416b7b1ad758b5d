import { use } from 'react'
import { FirstStep } from './FirstStep'
import type * as stepPlace from './StepPlace'
import { StepSkeleton } from './StepFrame'

/** The card itself comes with a file of its own, so that what is drawn first waits for neither it nor its answers. */
export const StepPlace: typeof stepPlace.StepPlace = () => <>{use(FirstStep) ?? <StepSkeleton />}</>
