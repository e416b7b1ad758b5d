import { FieldNote } from './FieldNote'
import { useFormField, type FieldTexts } from '../lib/useFormField'

export function CheckboxField({ label, ...texts }: FieldTexts) {
  const { id, error, value, setValue, control } = useFormField<boolean>(texts)
  return (
    <div className="field">
      <label className="check">
        <input
          {...control}
          // An unchecked box is a valid answer; if consent is required, the message says so.
          aria-required={undefined}
          type="checkbox"
          checked={value}
          onChange={(event) => setValue(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={id} error={error} hint={texts.hint} />
    </div>
  )
}
