import { useState, type ReactNode } from 'react'
import type { LensDoubt } from '#data/lenses/lensDoubt'
import { tabChoices } from '#host/customer/drafts'
import { Button } from '#ui/controls/Button'
import { Notice } from '#ui/states/Notice'

interface LensQuestionProps {
  doubt: LensDoubt | undefined
  /** Further actions besides 'Так и нужно'. */
  children?: ReactNode
}

const KEY = 'lens-question'

const answeredBefore = () => (tabChoices.read(KEY) as { key?: unknown } | null | undefined)?.key

/**
 * Asks about powers that differ from the profile; after an answer it asks again only about other powers. It
 * changes nothing.
 */
export function LensQuestion({ doubt, children }: LensQuestionProps) {
  const [answered, setAnswered] = useState(answeredBefore)
  if (doubt === undefined || answered === doubt.key) return null
  const onAnswered = () => {
    tabChoices.write(KEY, { key: doubt.key })
    setAnswered(doubt.key)
  }
  return (
    <Notice icon="alert">
      <p>{doubt.words}. Всё верно?</p>
      <div className="row">
        <Button variant="secondary" small onClick={onAnswered}>
          Так и нужно
        </Button>
        {children}
      </div>
    </Notice>
  )
}
