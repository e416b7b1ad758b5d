import { StyleSheet } from '../ui/StyleSheet'
import css from './forms.css'

/**
 * Style sheet of the fields. Every form renders it. A page whose forms open later renders it at once;
 * otherwise the page would give way to its skeleton, and lose the focus, while the sheet loads.
 */
export function FormStyles() {
  return <StyleSheet href={css} />
}
