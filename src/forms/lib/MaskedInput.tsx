import { useState, type ComponentProps, type ReactElement } from 'react'
import InputMask from 'react-input-mask'

/**
 * A field under a mask. While a keyboard composes a text, the browser's own is left as it is: written to, it would end
 * the composition, and the keyboard would enter the same digits once more. The mask reads the text when it is whole.
 */
export function MaskedInput(props: Omit<ComponentProps<typeof InputMask>, 'maskPlaceholder'>) {
  /** What was drawn when the composition began. */
  const [held, setHeld] = useState<ReactElement>()
  const field: ReactElement = (
    <InputMask
      {...props}
      maskPlaceholder="_"
      onCompositionStart={({ currentTarget }) => {
        setHeld(field)
        // The mask follows the caret until then, and must find it where the text began.
        currentTarget.dispatchEvent(new FocusEvent('blur'))
      }}
      onInputCapture={(event) => {
        if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) event.stopPropagation()
      }}
      onCompositionEnd={({ currentTarget }) => {
        setHeld(undefined)
        currentTarget.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }}
    />
  )
  return held ?? field
}
