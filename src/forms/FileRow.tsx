import { useCallback, type ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/controls/IconButton'

interface FileRowProps {
  name: string
  /** The file of the preview, while the page still has it. */
  file: File | undefined
  /** Undefined if the file cannot be removed. */
  onRemoved: (() => void) | undefined
  /** State of the upload. */
  children: ReactNode
}

export function FileRow({ name, file, onRemoved, children }: FileRowProps) {
  return (
    <li className="file">
      {file?.type.startsWith('image/') === true ? <Preview file={file} /> : <Icon name="file" />}
      <span>{name}</span>
      {onRemoved && <IconButton small icon="close" label={`Убрать ${name}`} onClick={onRemoved} />}
      {children}
    </li>
  )
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img className="file__preview" ref={show} alt="" />
}
