import type { FieldTexts } from './useFormField'
import { FieldGroup } from './FieldGroup'
import { FileDrop } from './FileDrop'
import type { FileLimits, Upload, UploadedFile } from './uploads'

interface FileFieldProps extends FieldTexts {
  upload: Upload
  limits: FileLimits
}

/** Files sent as soon as they are chosen or dropped; the form's value is the list of those that have arrived. */
export function FileField({ upload, limits, ...texts }: FileFieldProps) {
  return (
    <FieldGroup<UploadedFile[]> {...texts}>
      {(field) => <FileDrop field={field} upload={upload} limits={limits} />}
    </FieldGroup>
  )
}
