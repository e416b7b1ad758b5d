import { useState, type ComponentProps, type ReactElement } from 'react'
import InputMask from 'react-input-mask'

/**
 * An input with a mask. While an IME composes text, the value is not written: that would end the composition,
 * and the keyboard would enter the same digits again. The mask reads the text after the composition.
 */
export function MaskedInput(props: Omit<ComponentProps<typeof InputMask>, 'maskPlaceholder'>) {
  /** The element rendered when the composition began. */
  const [held, setHeld] = useState<ReactElement>()
  const field: ReactElement = (
    <InputMask
      {...props}
      maskPlaceholder="_"
      onCompositionStart={({ currentTarget }) => {
        setHeld(field)
        // The mask tracks the caret and has to find it where the text began.
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
