import { useState } from 'react'
import type { NextStep } from '#data/nextStep/nextStep'
import { StyleSheet } from '#ui/StyleSheet'
import { useDeviceNotes } from '#data/account/useDeviceNotes'
import css from './step.css'
import { StepBones, StepFrame } from './StepFrame'
import { StepOf } from './StepOf'
import { useNextStep } from './useNextStep'

/** Key of the device note with the rejections that the customer has opened. */
const OPENED = 'opened'
/** Maximum number of stored rejections, which is more than thirty days can have. */
const MOST = 50

const listOf = (kept: unknown): unknown[] => (Array.isArray(kept) ? kept : [])

/** Shows the first step that is due (contract 3.11); nothing if there is none. */
export function NextStepCard() {
  const notes = useDeviceNotes()
  const opened = listOf(notes.read(OPENED))
  const due = useNextStep((note) => opened.includes(note))
  // After an order from the card's sheet another step is due, but the sheet has to stay open.
  const [held, setHeld] = useState<NextStep>()
  const step = held ?? due
  if (step === null) return null
  const onOpened = (note: string) => notes.change(OPENED, (now) => [...listOf(now), note].slice(-MOST))
  return (
    <>
      <StyleSheet href={css} />
      <StepFrame>
        {step === 'waiting' ? (
          <StepBones />
        ) : (
          <StepOf
            step={step}
            onOpened={onOpened}
            onToggled={(isOpen) => setHeld(isOpen ? step : undefined)}
          />
        )}
      </StepFrame>
    </>
  )
}
