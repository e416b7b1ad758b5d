import { useEffect, useState, type ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'

interface FileRowProps {
  name: string
  /** For the picture of it, while the page still has the file. */
  file: File | undefined
  onRemoved: () => void
  /** How it stands with it. */
  children: ReactNode
}

export function FileRow({ name, file, onRemoved, children }: FileRowProps) {
  return (
    <li className="file">
      {file?.type.startsWith('image/') === true ? <Preview file={file} /> : <Icon name="file" />}
      <span>{name}</span>
      <IconButton small icon="close" label={`Убрать ${name}`} onClick={onRemoved} />
      {children}
    </li>
  )
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return <img className="file__preview" src={address} alt="" />
}
