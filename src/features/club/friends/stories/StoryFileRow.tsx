import { formatFileSize } from '#domain/numbers/fileSize'
import type { StoryFile } from '#data/friends/story'
import { TextField } from '#forms/fields/TextField'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/Icon'
import { IconButton } from '#ui/controls/IconButton'
import { Picture } from '#ui/Picture'

interface StoryFileRowProps {
  file: StoryFile
  /** Index in the list of the form. */
  place: number
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

export function StoryFileRow({ file, place, onUp, onDown, onRemove }: StoryFileRowProps) {
  const { name, size, type, url } = file
  return (
    <li className="editor__file">
      <span className="editor__thumb" draggable>
        <Picture address={type.startsWith('image/') ? url : null}>
          <Icon name="file" />
        </Picture>
      </span>
      <span className="editor__name">
        {name}
        <br />
        <span className="small soft num">{formatFileSize(size)}</span>
      </span>
      <span className="row">
        <Button variant="quiet" small data-move="up" onClick={onUp}>
          Выше<span className="visually-hidden">: {name}</span>
        </Button>
        <Button variant="quiet" small data-move="down" onClick={onDown}>
          Ниже<span className="visually-hidden">: {name}</span>
        </Button>
        <IconButton small icon="close" label={`Убрать ${name}`} onClick={onRemove} />
      </span>
      <div className="editor__alt">
        <TextField
          name={`files[${place}].alt`}
          label={
            <>
              Что на снимке<span className="visually-hidden">: {name}</span>
            </>
          }
          autoComplete="off"
          optional
        />
      </div>
    </li>
  )
}
