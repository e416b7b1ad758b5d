import { useFormikContext } from 'formik'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Id, sameId } from '#domain/Id'
import { count, type Forms } from '#domain/numbers/counts'
import type { StoryLimits } from '#data/friends/friends'
import type { Story, StoryFile } from '#data/friends/story'
import { FileDrop } from '#forms/FileDrop'
import type { Upload, UploadedFile } from '#forms/lib/uploads'
import { isDeleted } from '#domain/wasDone'
import { useDeleteStoryFileMutation } from '#data/friends/storiesApi'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { StoryFileRow } from './StoryFileRow'
import type { StoryValues } from './storyRules'
import { useDragOrder } from './useDragOrder'

const FILES: Forms = ['файла', 'файлов', 'файлов']

interface StoryFilesProps {
  story: Story
  limits: StoryLimits
  upload: Upload
}

/** The list of the drop zone stays empty, because uploaded files are listed below it. */
const NONE: UploadedFile[] = []

/**
 * Lists the files of a story. A file is uploaded as soon as it is chosen; the customer can sort the files by
 * drag or with buttons, and describe each in words.
 */
export function StoryFiles({ story, limits, upload }: StoryFilesProps) {
  const { values, setValues } = useFormikContext<StoryValues>()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const handled = useRef(new Set<string>())
  const [moved, setMoved] = useState('')
  const [removed, setRemoved] = useState<Id>()

  // The story may lack a file that was uploaded just now: the next response has it.
  const shown = values.files.flatMap((one, place) => {
    const file = story.files.find((known) => sameId(known.id, one.id))
    return file ? { one, file, place } : []
  })
  const onArrived = (all: UploadedFile[]) => {
    const added = all.filter((file) => !handled.current.has(file.id))
    added.forEach((file) => handled.current.add(file.id))
    void setValues((old) => ({
      ...old,
      files: [...old.files, ...added.map((file) => ({ id: file.id, alt: '' }))],
    }))
    return undefined
  }
  const onMoved = (from: number, to: number) => {
    const row = shown[from]
    if (!row) return
    if (to < 0 || to >= shown.length) {
      setMoved(`${row.file.name} уже ${to < 0 ? 'первый' : 'последний'}`)
      return
    }
    const ordered = shown.toSpliced(from, 1).toSpliced(to, 0, row)
    const unknown = values.files.filter((one) => !shown.some((known) => known.one === one))
    flushSync(() => void setValues({ ...values, files: [...ordered.map(({ one }) => one), ...unknown] }))
    setMoved(`${row.file.name}: ${to + 1}-й из ${shown.length}`)
    // If React has moved the row in the document, the button has lost the focus.
    const button = list.current?.children[to]?.querySelector<HTMLElement>(
      from < to ? '[data-move=down]' : '[data-move=up]',
    )
    button?.focus()
  }
  useDragOrder(list, onMoved)
  const onRemoved = (gone: Id) => {
    setRemoved(undefined)
    void setValues((old) => ({ ...old, files: old.files.filter((one) => !sameId(one.id, gone)) }))
  }

  return (
    <fieldset className="field">
      <legend>Фото и видео</legend>
      <FileDrop
        upload={upload}
        limits={{
          types: Object.fromEntries(limits.fileTypes.map(({ type, label }) => [type, label || type])),
          maxSize: limits.fileMaxSize,
          present: story.files,
          room: {
            most: limits.filesMaxCount,
            held: story.files.map((file) => String(file.id)),
            full: `Можно приложить не больше ${count(limits.filesMaxCount, FILES)}`,
          },
        }}
        field={{
          id,
          error: undefined,
          isNeeded: false,
          value: NONE,
          setValue: onArrived,
          control: {
            id,
            name: 'upload',
            onBlur: () => undefined,
            'aria-invalid': false,
            'aria-required': false,
            'aria-describedby': `${id}hint`,
          },
        }}
      />
      <p className="hint" id={`${id}hint`}>
        Приложено {values.files.length} из {limits.filesMaxCount}
      </p>
      <ul className="list" ref={list} aria-label="Файлы истории">
        {shown.map(({ file, place }, row) => (
          <StoryFileRow
            key={String(file.id)}
            file={file}
            place={place}
            onUp={() => onMoved(row, row - 1)}
            onDown={() => onMoved(row, row + 1)}
            onRemove={() => setRemoved(file.id)}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {removed !== undefined && (
        <RemoveFileDialog
          storyId={story.id}
          file={story.files.find((one) => sameId(one.id, removed))}
          onRemoved={() => onRemoved(removed)}
          onClosed={() => setRemoved(undefined)}
        />
      )}
    </fieldset>
  )
}

interface RemoveFileDialogProps {
  storyId: Id
  /** Undefined if the shop no longer has the file. */
  file: StoryFile | undefined
  onRemoved: () => void
  onClosed: () => void
}

function RemoveFileDialog({ storyId, file, onRemoved, onClosed }: RemoveFileDialogProps) {
  const [remove] = useDeleteStoryFileMutation()
  const onConfirmed = async () => {
    const error: unknown = file && (await remove({ id: storyId, fileId: file.id })).error
    if (!isDeleted(error)) throw error
    onRemoved()
  }
  return (
    <ConfirmDialog
      question="Убрать файл?"
      action="Убрать файл"
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      {file?.name ?? 'Файл'} удалится из истории. Вернуть его можно, только загрузив снова.
    </ConfirmDialog>
  )
}
