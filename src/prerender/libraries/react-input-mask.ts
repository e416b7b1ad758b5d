import { jsx, type Drawing, type Props } from './react'

const NOT_NATIVE = ['mask', 'maskPlaceholder', 'beforeMaskedStateChange']

/** A masked field: its text is complete or empty, so it looks the same without a mask. */
const MaskedInput = (props: Props): Drawing =>
  jsx('input', Object.fromEntries(Object.entries(props).filter(([name]) => !NOT_NATIVE.includes(name))))

export default MaskedInput
