import { useRef } from 'react'
import { useUploadLimits } from '#data/shopLimits/shopLimitsApi'
import { useDeleteAvatarMutation } from '#data/specialist/specialistEditsApi'
import { useAvatarUpload } from '#data/specialist/useAvatarUpload'
import { FileRow } from '#forms/FileRow'
import { FormStyles } from '#forms/FormStyles'
import { describeLimits, namedTypes, type FileLimits } from '#forms/lib/uploads'
import { useUploads } from '#forms/lib/useUploads'
import { SendingState } from '#forms/SendingState'
import { Button } from '#ui/controls/Button'
import { DeleteDialog } from '#ui/dialogs/DeleteDialog'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'

const TYPES = namedTypes(['image/jpeg', 'image/png'])

/**
 * Returns an error if the file cannot be decoded as a picture: its first bytes are not sufficient evidence.
 */
async function whyNotOpened(file: File): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return undefined
  } catch {
    return 'Файл не удалось открыть'
  }
}

/** Shows the specialist's picture, uploads a new one, and removes it. */
export function AvatarField({ address }: { address: string | null }) {
  const { uploadMaxSize } = useUploadLimits()
  const upload = useAvatarUpload()
  const input = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLButtonElement>(null)
  const { open, done, setDone, onOpened, onClosed, onGone } = useCardDialogs<'removal'>()
  const limits: FileLimits = {
    types: TYPES,
    maxSize: uploadMaxSize,
    check: whyNotOpened,
  }
  const { sendings, add, remove, retry } = useUploads({
    upload,
    limits,
    isKnown: () => false,
    onUploaded: () => setDone('Фотография сохранена'),
  })
  const onChosen = (files: FileList | null) => {
    setDone('')
    // Only one upload runs at a time: another choice replaces it.
    sendings.forEach(({ key }) => remove(key))
    const [first] = files ?? []
    if (first) add([first])
  }
  return (
    <div className="field">
      <FormStyles />
      <div className="row">
        <span className="portrait">
          <Picture address={address}>
            <span className="thumb">
              <Icon name="user" />
            </span>
          </Picture>
        </span>
        <div className="item__main">
          <span className="strong">Фотография</span>
          <span className="small soft">{describeLimits(limits)}</span>
          <span className="row">
            <Button variant="secondary" small ref={choice} onClick={() => input.current?.click()}>
              {address === null ? 'Выбрать' : 'Заменить'}
              <span className="visually-hidden"> фотографию</span>
            </Button>
            {address !== null && (
              <Button variant="quiet" small onClick={() => onOpened('removal')}>
                Удалить<span className="visually-hidden"> фотографию</span>
              </Button>
            )}
          </span>
          <input
            className="visually-hidden"
            type="file"
            ref={input}
            tabIndex={-1}
            aria-label="Фотография"
            accept={Object.keys(TYPES).join(',')}
            onChange={(event) => {
              onChosen(event.target.files)
              // Clearing the value lets the same file be chosen again.
              event.target.value = ''
            }}
          />
        </div>
      </div>
      <ul className="list">
        {sendings.map((sending) => (
          <FileRow
            key={sending.key}
            name={sending.file.name}
            file={sending.file}
            onRemoved={() => remove(sending.key)}
          >
            <SendingState sending={sending} onRetry={() => retry(sending)} />
          </FileRow>
        ))}
      </ul>
      <p className="small soft" role="status">
        {done}
      </p>
      {open && (
        <RemoveDialog
          // The pressed button goes away together with the picture.
          onRemoved={() => onGone('Фотография удалена', () => choice.current?.focus())}
          onCancelled={onClosed}
        />
      )}
    </div>
  )
}

interface RemoveDialogProps {
  onRemoved: () => void
  onCancelled: () => void
}

function RemoveDialog({ onRemoved, onCancelled }: RemoveDialogProps) {
  const [remove] = useDeleteAvatarMutation()
  return (
    <DeleteDialog
      question="Удалить фотографию?"
      action="Удалить фотографию"
      remove={() => remove()}
      onDeleted={onRemoved}
      onCancelled={onCancelled}
    >
      Вместо неё будут ваши инициалы.
    </DeleteDialog>
  )
}
