import { useState } from 'react'
import type { NextStep } from '#data/nextStep/nextStep'
import { StyleSheet } from '#ui/StyleSheet'
import { useDeviceNotes } from '#data/account/useDeviceNotes'
import css from './step.css'
import { StepBones, StepFrame } from './StepFrame'
import { StepOf } from './StepOf'
import { useNextStep } from './useNextStep'

/** The name under which this device keeps which rejections the customer has opened. */
const OPENED = 'opened'
/** As many as can be of the last thirty days. */
const MOST = 50

/** Shows the one step that is due first (contract 3.11); nothing where none is. */
export function NextStepCard() {
  const notes = useDeviceNotes()
  const kept = notes.read(OPENED)
  const opened = Array.isArray(kept) ? (kept as unknown[]) : []
  const due = useNextStep((note) => opened.includes(note))
  // An order that is placed from the card's sheet makes another step due, which must not take the sheet away.
  const [held, setHeld] = useState<NextStep>()
  const step = held ?? due
  if (step === null) return null
  const onOpened = (note: string) => notes.write(OPENED, [...opened, note].slice(-MOST))
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
