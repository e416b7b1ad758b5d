import { formatFileSize } from '#domain/numbers/fileSize'
import type { ProfessionalFile } from '#data/specialist/specialist'
import { TextLink } from '#ui/controls/TextLink'

interface FileLinkProps {
  file: ProfessionalFile
  /** What is in it: 'Диплом'; else the file's own name stands there. */
  children?: string
}

/** Opens a file of the server beside the page, by a link that says how much it is. */
export const FileLink = ({ file, children = file.name }: FileLinkProps) => (
  <TextLink href={file.url} newTab>
    {[children, file.size > 0 ? formatFileSize(file.size) : ''].filter(Boolean).join(', ')}
  </TextLink>
)
