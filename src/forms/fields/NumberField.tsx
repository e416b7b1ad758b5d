import { TextField } from './TextField'
import type { FieldTexts } from '../lib/useFormField'

/** Field for a number as text, '−2,75'; the rule `number` checks it and `parseNumber` reads it. */
export function NumberField({ signed = false, ...texts }: FieldTexts & { signed?: boolean }) {
  // The decimal keyboard of phones has no minus.
  return <TextField {...texts} inputMode={signed ? 'text' : 'decimal'} autoComplete="off" />
}
