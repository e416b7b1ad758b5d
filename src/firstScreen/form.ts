import { customerDrafts, hasDrafts } from '../host/customer/drafts'
import { customer } from './api'
import { jsx, type Drawing, type Props } from './react'
import { Undrawable } from './undrawable'

/* A form that is drawn once: its fields show what it begins with, and nothing is checked or sent. */

interface FormProps {
  initial: Props
  draftKey?: string
  children: unknown[] | ((values: Props) => unknown)
}

let values: Props = {}

export function Form({ initial, draftKey, children }: FormProps): Drawing {
  values = initial
  // What was typed before a reload is put back by React.
  if (hasDrafts()) return Undrawable()
  const fields = typeof children === 'function' ? children(initial) : children
  const onDrawn = (form: Element) => {
    if (draftKey !== undefined) form.addEventListener('input', () => keep(draftKey, typedIn(form, initial)))
  }
  return jsx('form', { className: 'form', noValidate: true, children: fields, onDrawn })
}

/** As React's form does: the page may be left before that is there. */
function keep(draftKey: string, typed: Props): void {
  const drafts = customerDrafts(customer.id)
  if (Object.keys(typed).length === 0) drafts.remove(draftKey)
  else drafts.write(draftKey, typed)
}

/** What has been changed, by the names of the fields. */
function typedIn(form: Element, initial: Props): Props {
  const changed = [...form.querySelectorAll('input')].filter((field) =>
    field.type === 'radio'
      ? field.checked && !field.defaultChecked
      : field.type === 'text' && field.name in initial && field.value !== field.defaultValue,
  )
  // A city that is only typed.
  const valueOf = ({ name, value }: HTMLInputElement) =>
    typeof initial[name] === 'string' ? value : { id: null, label: value }
  return Object.fromEntries(changed.map((field) => [field.name, valueOf(field)]))
}

export const useField = (name: string) => [{ value: values[name] }, {}, {}]
export const useFormikContext = () => ({})

const NOT_NATIVE = ['mask', 'maskPlaceholder']

/** The text is whole, or empty: both look the same without a mask. */
const MaskedInput = (props: Props): Drawing =>
  jsx('input', Object.fromEntries(Object.entries(props).filter(([name]) => !NOT_NATIVE.includes(name))))

export default MaskedInput
