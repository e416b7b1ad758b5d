import { TextField } from './TextField'
import type { FieldTexts } from '../lib/useFormField'

/** Field for a code from an SMS or a call; phones offer to fill it in. */
export function CodeField(texts: FieldTexts) {
  return <TextField {...texts} inputMode="numeric" autoComplete="one-time-code" />
}
