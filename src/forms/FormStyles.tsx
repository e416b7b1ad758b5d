import { StyleSheet } from '../ui/StyleSheet'
import css from './forms.css'

/**
 * Style sheet of the fields, rendered by every form. A page whose forms open later renders it at once;
 * otherwise the page would suspend to its skeleton and lose the focus while the sheet loads.
 */
export function FormStyles() {
  return <StyleSheet href={css} />
}
