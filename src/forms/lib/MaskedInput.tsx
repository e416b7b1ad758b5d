import { useState, type ComponentProps, type ReactElement } from 'react'
import InputMask from 'react-input-mask'

/**
 * Lets the mask read the selection before each change: it looks at it only once a frame, and would restore what a
 * script or an assistive technology has selected and deleted within one.
 */
function readSelection(event: InputEvent): void {
  if (event.isComposing) return
  event.target?.dispatchEvent(new FocusEvent('blur'))
  event.target?.dispatchEvent(new FocusEvent('focus'))
}

interface MaskedInputProps extends Omit<
  ComponentProps<typeof InputMask>,
  'maskPlaceholder' | 'value' | 'onChange'
> {
  value: string
  /** Receives the text with its mask; '' where it has no digit, so that a field that was emptied shows no mask. */
  onText: (text: string) => void
}

/**
 * An input with a mask. While an IME composes text, the value is not written: that would end the composition,
 * and the keyboard would enter the same digits again. The mask reads the text after the composition.
 */
export function MaskedInput({ onText, ...props }: MaskedInputProps) {
  /** The element rendered when the composition began. */
  const [held, setHeld] = useState<ReactElement>()
  const field: ReactElement = (
    <InputMask
      {...props}
      maskPlaceholder="_"
      onChange={({ target }) => onText(/\d/.test(target.value) ? target.value : '')}
      onFocus={(event) => {
        // Adding it again changes nothing.
        event.currentTarget.addEventListener('beforeinput', readSelection)
        props.onFocus?.(event)
      }}
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
