import { useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Manages the open dialog of a card, its subject, and the result of the last one.
 * @param first the dialog that is open initially
 */
export function useCardDialogs<Open>(first?: Open) {
  const [open, setOpen] = useState(first)
  const [done, setDone] = useState('')
  const onClosed = () => setOpen(undefined)
  return {
    open,
    /** The result that the card announces; '' if there is none. */
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
    /**
     * For a result that removes the pressed button: calls `moveFocus` once the card is rendered without it.
     */
    onGone: (text: string, moveFocus: () => void) => {
      flushSync(() => {
        setDone(text)
        onClosed()
      })
      moveFocus()
    },
  }
}
