import type { ComponentProps, ReactElement } from 'react'

/** Value of the field and its caret, now or after the change. */
export interface MaskedState {
  value: string
  selection: { start: number | null; end: number | null }
  /** Typed, pasted or autofilled text; absent when the state changes for another reason. */
  enteredString?: string
}

export interface MaskedStates {
  nextState: MaskedState
  /** The value of the field before the mask is applied; absent if the customer did not change it. */
  currentState?: MaskedState
  /** The value before the change; absent if the customer did not change it. */
  previousState?: MaskedState
}

interface InputMaskProps extends ComponentProps<'input'> {
  /** '9' stands for a digit. */
  mask: string
  /** Required: its default is a `defaultProps`, which React 19 no longer reads. */
  maskPlaceholder: string
  beforeMaskedStateChange?: (states: MaskedStates) => MaskedState
}

declare function InputMask(props: InputMaskProps): ReactElement
export default InputMask
