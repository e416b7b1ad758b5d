import { useEffect, useRef } from 'react'
import { Notice } from '#ui/states/Notice'

interface OutcomeProps {
  text: string
  /** The button that brought it about is gone. */
  takesFocus: boolean
}

/** What a dialog has done. */
export function Outcome({ text, takesFocus }: OutcomeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="done">{text}</Notice>
    </div>
  )
}
