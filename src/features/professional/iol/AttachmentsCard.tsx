import { useId, useState } from 'react'
import type { IolRequest } from '#data/iolRequests/iolRequest'
import { FILES_MOST } from '#data/iolRequests/measures'
import { useDeleteIolAttachmentMutation } from '#data/iolRequests/iolWritesApi'
import { useIolFileUpload } from '#data/iolRequests/useIolFileUpload'
import { useShopLimitsQuery } from '#data/shopLimits/shopLimitsApi'
import type { ProfessionalFile } from '#data/specialist/specialist'
import { FileDrop } from '#forms/FileDrop'
import { FormStyles } from '#forms/FormStyles'
import { namedTypes, type UploadedFile } from '#forms/lib/uploads'
import { Card } from '#ui/Card'
import { IconButton } from '#ui/controls/IconButton'
import { DeleteDialog } from '#ui/dialogs/DeleteDialog'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { FileLink } from '../FileLink'
import { actionsOf } from './lib/actions'

/** The list of the drop zone stays empty, because uploaded files are in the list of the card. */
const NONE: UploadedFile[] = []

/**
 * Shows the files of a request to everybody who can see it; files can be added and removed if its status
 * allows that.
 */
export function AttachmentsCard({ request }: { request: IolRequest }) {
  const { attachments } = request
  const actions = actionsOf(request)
  const [removed, setRemoved] = useState<ProfessionalFile>()
  // Nothing is added to files that cannot be read: the same file may be among them.
  if (attachments === false) return <Card title="Файлы">Файлы не удалось показать</Card>
  const files = attachments ?? []
  if (files.length === 0 && !actions.has('addFile')) return null
  return (
    <Card
      title="Файлы"
      action={
        <span className="small soft num">
          {files.length} из {FILES_MOST}
        </span>
      }
    >
      {files.length > 0 && (
        <ul className="list">
          {files.map((file) => (
            <li className="item" key={file.id}>
              <span className="item__main">
                <FileLink file={file} />
              </span>
              {actions.has('removeFile') && (
                <IconButton icon="close" label={`Убрать ${file.name}`} onClick={() => setRemoved(file)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {actions.has('addFile') && <AddFiles request={request} present={files} />}
      {removed && <RemoveDialog request={request} file={removed} onClosed={() => setRemoved(undefined)} />}
    </Card>
  )
}

function AddFiles({ request, present }: { request: IolRequest; present: ProfessionalFile[] }) {
  const id = useId()
  const upload = useIolFileUpload(request)
  return (
    <div className="iol-drop">
      <FormStyles />
      <Loaded
        query={useShopLimitsQuery()}
        failure="Не удалось узнать, какие файлы принимаются"
        skeleton={<Skeleton label="Загружаем" heights={[120]} />}
      >
        {({ uploadTypes, uploadMaxSize }) => (
          <FileDrop
            title="Добавить файл"
            upload={upload}
            limits={{
              types: namedTypes(uploadTypes),
              maxSize: uploadMaxSize,
              present,
              room: {
                most: FILES_MOST,
                held: present.map(({ id }) => String(id)),
                full: `Можно приложить не больше ${FILES_MOST} файлов`,
              },
            }}
            field={{
              id,
              error: undefined,
              isNeeded: false,
              control: {
                id,
                name: 'files',
                onBlur: () => undefined,
                'aria-invalid': false,
                'aria-required': false,
                'aria-describedby': undefined,
              },
              value: NONE,
              setValue: () => undefined,
            }}
          />
        )}
      </Loaded>
    </div>
  )
}

interface RemoveDialogProps {
  request: IolRequest
  file: ProfessionalFile
  onClosed: () => void
}

function RemoveDialog({ request: { id, status }, file, onClosed }: RemoveDialogProps) {
  const [remove] = useDeleteIolAttachmentMutation()
  return (
    <DeleteDialog
      question={`Удалить файл ${file.name}?`}
      action="Удалить файл"
      remove={() => remove({ id, status, attachmentId: file.id })}
      onDeleted={onClosed}
      onCancelled={onClosed}
    >
      Файл уйдёт из запроса насовсем.
    </DeleteDialog>
  )
}
