import type { ComponentProps, ReactElement } from 'react'

/** What the field shows and where the caret is, or is about to be. */
export interface MaskedState {
  value: string
  selection: { start: number | null; end: number | null }
  /** What was typed, pasted or filled in; absent when the state changes for another reason. */
  enteredString?: string
}

export interface MaskedStates {
  nextState: MaskedState
  /** The value of the field before the mask is applied; absent if the customer did not change it. */
  currentState?: MaskedState
  /** What stood there before; absent when nobody touched it. */
  previousState?: MaskedState
}

interface InputMaskProps extends ComponentProps<'input'> {
  /** '9' stands for a digit. */
  mask: string
  /** Not optional: its default is a `defaultProps`, which React 19 no longer reads. */
  maskPlaceholder: string
  beforeMaskedStateChange?: (states: MaskedStates) => MaskedState
}

declare function InputMask(props: InputMaskProps): ReactElement
export default InputMask
