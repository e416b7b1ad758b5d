import { useEffect, useRef } from 'react'
import { Notice } from '#ui/states/Notice'

interface OutcomeProps {
  text: string
  /** True if the note takes the focus, because the pressed button is gone. */
  takesFocus: boolean
}

/** Shows the result of a dialog. */
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
