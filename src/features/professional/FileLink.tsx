import { formatFileSize } from '#domain/numbers/fileSize'
import type { ProfessionalFile } from '#data/specialist/specialist'
import { TextLink } from '#ui/controls/TextLink'

interface FileLinkProps {
  file: ProfessionalFile
  /** Link text such as 'Диплом'; the file name by default. */
  children?: string
  /** What the file belongs to, in lists: it is added to the accessible name. */
  of?: string
}

/** Links to a file of the server, which opens in a new tab; the text includes the file size. */
export const FileLink = ({ file, children = file.name, of }: FileLinkProps) => (
  <TextLink href={file.url} newTab>
    {[children, file.size > 0 ? formatFileSize(file.size) : ''].filter(Boolean).join(', ')}
    {of !== undefined && <span className="visually-hidden">: {of}</span>}
  </TextLink>
)
