import { FieldGroup } from './FieldGroup'
import { StarRadios } from './StarRadios'
import type { FieldTexts } from '../lib/useFormField'

/** Field of one to five stars. The value is '1' to '5', or ''. */
export function StarsField(texts: FieldTexts) {
  return (
    <FieldGroup {...texts}>
      {({ id, control, value, setValue }) => (
        <StarRadios id={id} control={control} value={value} onChosen={setValue} />
      )}
    </FieldGroup>
  )
}
