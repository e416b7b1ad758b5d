import { useState } from 'react'
import { flushSync } from 'react-dom'

/** Which dialog of a card is open, for what, and what the last one has done. */
export function useCardDialogs<Open>() {
  const [open, setOpen] = useState<Open>()
  const [done, setDone] = useState('')
  const onClosed = () => setOpen(undefined)
  return {
    open,
    /** What the card says of it; '' for nothing. */
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
    /** Where the button that was pressed is gone: `moveFocus` is called once the card is drawn without it. */
    onGone: (text: string, moveFocus: () => void) => {
      flushSync(() => {
        setDone(text)
        onClosed()
      })
      moveFocus()
    },
  }
}
