import { TextField } from './TextField'
import type { FieldTexts } from '../lib/useFormField'

export function EmailField({
  autoComplete = 'email',
  ...texts
}: FieldTexts & { autoComplete?: 'email' | 'username' }) {
  return (
    <TextField {...texts} type="email" inputMode="email" autoCapitalize="none" autoComplete={autoComplete} />
  )
}
