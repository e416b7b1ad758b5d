import { useState } from 'react'
import { IconButton } from '../../ui/controls/IconButton'
import { Field } from './Field'
import type { FieldTexts } from '../lib/useFormField'

interface PasswordFieldProps extends FieldTexts {
  /** Tells password managers whether to fill in a password or to generate one. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ autoComplete, ...texts }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...texts}>
      {({ control, value, setValue }) => (
        <span className="affix">
          <input
            {...control}
            className="input input--action"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <IconButton
            icon="eye"
            label="Показать пароль"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  )
}
