import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'

interface FieldNoteProps {
  /** Id of the field; `useFormField` references both texts from its control. */
  id: string
  error: string | undefined
  hint: ReactNode
}

export function FieldNote({ id, error, hint }: FieldNoteProps) {
  return (
    <>
      {error !== undefined && (
        <p className="error" id={`${id}error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id={`${id}hint`}>
          {unsaid(hint, error)}
        </p>
      )}
    </>
  )
}

const plain = (text: string) => text.replace(/\s/g, ' ')

/** Removes the beginning of the hint if the error above says the same, such as 'Не короче 8 символов'. */
const unsaid = (hint: ReactNode, error: string | undefined): ReactNode =>
  error !== undefined && typeof hint === 'string' && plain(hint).startsWith(plain(error))
    ? hint.slice(error.length).replace(/^[.\s]+/, '')
    : hint
