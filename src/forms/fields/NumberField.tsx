import { TextField } from './TextField'
import type { FieldTexts } from '../lib/useFormField'

/** Field for a number as text, '−2,75'; the rule `number` validates it and `parseNumber` parses it. */
export function NumberField({ signed = false, ...texts }: FieldTexts & { signed?: boolean }) {
  // The decimal keyboard of phones lacks the minus sign.
  return <TextField {...texts} inputMode={signed ? 'text' : 'decimal'} autoComplete="off" />
}
