import { useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Keeps the open dialog of a card, its subject, and the result of the last one.
 * @param first is open from the beginning
 */
export function useCardDialogs<Open>(first?: Open) {
  const [open, setOpen] = useState(first)
  const [done, setDone] = useState('')
  const onClosed = () => setOpen(undefined)
  return {
    open,
    /** Result that the card announces; '' for none. */
    done,
    setDone,
    onOpened: (opened: Open) => {
      setDone('')
      setOpen(() => opened)
    },
    onClosed,
    onDone: (text: string) => {
      setDone(text)
      onClosed()
    },
    /** For a result that removes the pressed button: calls `moveFocus` once the card is drawn without it. */
    onGone: (text: string, moveFocus: () => void) => {
      flushSync(() => {
        setDone(text)
        onClosed()
      })
      moveFocus()
    },
  }
}
