import { StyleSheet } from '../../ui/StyleSheet'
import css from '../forms.css'

interface InstantCheckboxProps {
  label: string
  checked: boolean
  onChanged: (checked: boolean) => void
}

/** A checkbox outside a form that takes effect at once. */
export function InstantCheckbox({ label, checked, onChanged }: InstantCheckboxProps) {
  return (
    <label className="check">
      <StyleSheet href={css} />
      <input type="checkbox" checked={checked} onChange={(event) => onChanged(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
