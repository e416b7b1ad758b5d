import type { FieldTexts } from './lib/useFormField'
import { FieldGroup } from './fields/FieldGroup'
import { FileDrop } from './FileDrop'
import type { FileKind, UploadedFile } from './lib/uploads'

type FileFieldProps = FieldTexts & FileKind

/** Uploads files as soon as they are chosen or dropped; the form's value is the list of uploaded files. */
export function FileField({ upload, limits, isFinal, ...texts }: FileFieldProps) {
  return (
    <FieldGroup<UploadedFile[]> {...texts}>
      {(field) => <FileDrop field={field} upload={upload} limits={limits} isFinal={isFinal} />}
    </FieldGroup>
  )
}
