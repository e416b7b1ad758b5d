import { jsx, type Drawing, type Props } from './react'

const NOT_NATIVE = ['mask', 'maskPlaceholder', 'beforeMaskedStateChange']

/** A field with a mask: its text is whole, or empty, and looks the same without one. */
const MaskedInput = (props: Props): Drawing =>
  jsx('input', Object.fromEntries(Object.entries(props).filter(([name]) => !NOT_NATIVE.includes(name))))

export default MaskedInput
