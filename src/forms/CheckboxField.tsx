import { FieldNote } from './FieldNote'
import { useFormField, type FieldTexts } from './useFormField'

export function CheckboxField({ label, ...texts }: FieldTexts) {
  const { id, error, value, setValue, control } = useFormField<boolean>(texts)
  return (
    <div className="field">
      <label className="check">
        <input
          {...control}
          // A box that is left empty is an answer, too; what has to be agreed to, its message says.
          aria-required={undefined}
          type="checkbox"
          checked={value}
          onChange={(event) => setValue(event.target.checked)}
        />
        <span>
          {label}
          {texts.optional === true && <span className="soft"> (необязательно)</span>}
        </span>
      </label>
      <FieldNote id={id} error={error} hint={texts.hint} />
    </div>
  )
}
