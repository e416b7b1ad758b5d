import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react'
import { formatFileSize } from '../domain/numbers/fileSize'
import { Icon } from '../ui/Icon'
import { LeaveQuestion } from '../ui/dialogs/LeaveQuestion'
import { StyleSheet } from '../ui/StyleSheet'
import { FileRow } from './FileRow'

import { SendingState } from './SendingState'
import css from './fileDrop.css'
import { describeLimits, isSameFile, type FileKind, type UploadedFile } from './lib/uploads'
import { isMeantFor } from './lib/paste'
import type { FormField } from './lib/useFormField'
import { useUploads } from './lib/useUploads'

interface FileDropProps extends FileKind {
  field: FormField<UploadedFile[]>
  title?: string
}

export function FileDrop({
  field: { control, value, setValue },
  upload,
  limits,
  isFinal = false,
  title = 'Выберите файл',
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [files] = useState(() => new Map<string, File>())

  // Two files may arrive between two renders, so the second has to see the first.
  const arrived = useRef(value)
  useEffect(() => {
    arrived.current = value
  }, [value])
  const change = (uploaded: UploadedFile[]) => {
    arrived.current = uploaded
    setValue(uploaded)
  }

  const { sendings, add, remove, retry } = useUploads({
    upload,
    limits,
    isKnown: (file) => value.some(({ id }) => isOf(files.get(id), file)),
    onUploaded: (uploaded, file) => {
      files.set(uploaded.id, file)
      change([...arrived.current, uploaded])
    },
  })
  const onPasted = useEffectEvent((event: ClipboardEvent) => {
    if (input.current && isMeantFor(input.current, event)) add(event.clipboardData?.files ?? [])
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPasted(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  // The pressed button disappears with its row, so the focus moves to the input.
  const onRemoved = (removal: () => void) => {
    removal()
    input.current?.focus()
  }

  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(target.files ?? [])
    // An empty value allows a removed file to be chosen again.
    target.value = ''
  }

  const types = Object.keys(limits.types)
  const pictures = types.filter((type) => type.startsWith('image/'))
  const isUnderWay = sendings.some(({ failure }) => failure === undefined)

  return (
    <>
      <StyleSheet href={css} />
      {isUnderWay && <LeaveQuestion />}
      {pictures.length > 0 && (
        <label className="drop drop--camera">
          <span className="strong">Сфотографировать</span>
          <input
            className="drop__input"
            type="file"
            accept={pictures.join(',')}
            capture="environment"
            onChange={onChosen}
          />
        </label>
      )}
      <label className={isOver ? 'drop is-over' : 'drop'}>
        <Icon name="upload" />
        <span>
          <span className="strong">{title}</span>
          <span className="drop__by-mouse">, перетащите или вставьте сюда</span>
        </span>
        <span className="small soft">{describeLimits(limits)}</span>
        {/* The input covers the whole zone: a browser handles files dropped on it like chosen ones */}
        <input
          {...control}
          className="drop__input"
          type="file"
          multiple
          ref={input}
          accept={types.join(',')}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={onChosen}
        />
      </label>
      <ul className="list">
        {value.map(({ id, name, size }) => (
          <FileRow
            key={id}
            name={name}
            file={files.get(id)}
            onRemoved={
              isFinal ? undefined : () => onRemoved(() => change(value.filter((one) => one.id !== id)))
            }
          >
            <span className="small soft num">{formatFileSize(size)}, загружен</span>
          </FileRow>
        ))}
        {sendings.map((sending) => (
          <FileRow
            key={sending.key}
            name={sending.file.name}
            file={sending.file}
            onRemoved={() => onRemoved(() => remove(sending.key))}
          >
            <SendingState sending={sending} onRetry={() => retry(sending)} />
          </FileRow>
        ))}
      </ul>
    </>
  )
}

const isOf = (known: File | undefined, file: File) => known !== undefined && isSameFile(known, file)
