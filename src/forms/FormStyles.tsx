import { StyleSheet } from '../ui/StyleSheet'
import css from './forms.css'

/**
 * What fields look like. Every form brings it; a page whose forms open later renders it at once, or else the page would
 * give way to its skeleton, and lose the focus, while the sheet loads.
 */
export function FormStyles() {
  return <StyleSheet href={css} />
}
