import { count, type Forms } from '#domain/numbers/counts'
import { Anchor } from '#ui/controls/Anchor'
import { Notice } from '#ui/states/Notice'
import { faultInWords, inOrder, type Faults } from './lib/faults'
import type { FieldName } from './lib/iolForm'

const TO_MEND: Forms = ['поле', 'поля', 'полей']

interface FaultListProps {
  faults: Faults
  /** Focuses a field of this page; if undefined, the entries link to the form at `path`. */
  onChosen?: (name: FieldName) => void
  path?: string
}

/** Lists all errors that prevent publishing; each leads to its field. */
export function FaultList({ faults, onChosen, path = '' }: FaultListProps) {
  const entries = inOrder(faults)
  if (entries.length === 0) return null
  return (
    <Notice tone="bad">
      <p className="strong">Чтобы опубликовать, исправьте {count(entries.length, TO_MEND)}</p>
      <ul className="iol-faults">
        {entries.map(([name, message]) => (
          <li key={name}>
            {onChosen ? (
              <button type="button" className="link" onClick={() => onChosen(name)}>
                {faultInWords(name, message)}
              </button>
            ) : (
              <Anchor to={`${path}?field=${name}`} className="link">
                {faultInWords(name, message)}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
