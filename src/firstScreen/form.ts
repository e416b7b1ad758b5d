import { hasDrafts } from '../host/drafts'
import { jsx, type Drawing, type Props } from './react'
import { Undrawable } from './undrawable'

/* A form that is drawn once: its fields show what it begins with, and nothing is checked or sent. */

interface FormProps {
  initial: Props
  children: unknown[] | ((values: Props) => unknown)
}

let values: Props = {}

export function Form({ initial, children }: FormProps): Drawing {
  values = initial
  // What was typed before a reload is put back by React.
  if (hasDrafts()) return Undrawable()
  const fields = typeof children === 'function' ? children(initial) : children
  return jsx('form', { className: 'form', noValidate: true, children: fields })
}

export const useField = (name: string) => [{ value: values[name] }, {}, {}]
export const useFormikContext = () => ({})

const NOT_NATIVE = ['mask', 'maskPlaceholder']

/** The text is whole, or empty: both look the same without a mask. */
const MaskedInput = (props: Props): Drawing =>
  jsx('input', Object.fromEntries(Object.entries(props).filter(([name]) => !NOT_NATIVE.includes(name))))

export default MaskedInput
