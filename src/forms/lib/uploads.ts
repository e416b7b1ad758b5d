import { formatFileSize } from '../../domain/numbers/fileSize'

/** A file that the server has taken. */
export interface UploadedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** Sends a file and gives the id the server knows it by. */
export type Upload = (file: File, options: { signal: AbortSignal }) => Promise<string>

/** A file on its way, or one that did not arrive. */
export interface Sending {
  key: number
  file: File
  failure?: string
  /** Another attempt would fail as well. */
  isHopeless?: boolean
}

export interface FileLimits {
  /** MIME types with the name a customer knows: { 'image/jpeg': 'JPG' }. */
  types: Record<string, string>
  /** Bytes. */
  maxSize: number
  /** Makes a file ready to be sent, a picture that is too large as well; gives the reason where it cannot be sent. */
  prepare?: (file: File) => Promise<File | string>
}

/** What is sent, and how. */
export interface FileKind {
  upload: Upload
  limits: FileLimits
  /** What has arrived is somebody else's to deal with: it cannot be taken back. */
  isFinal?: boolean | undefined
}

/** 'JPG, PNG или PDF до 10,0 Мб' */
export function describeLimits({ types, maxSize }: FileLimits): string {
  return `${namesOf(types)} до ${formatFileSize(maxSize)}`
}

const namesOf = (types: FileLimits['types']): string =>
  new Intl.ListFormat('ru', { type: 'disjunction' }).format(Object.values(types))

/** Why a file cannot be sent at all; known before a byte of it is. */
export function refusalOfFile(file: File, { types, maxSize, prepare }: FileLimits): string | undefined {
  if (!Object.hasOwn(types, file.type) && isHeic(file))
    return 'Снимок в формате HEIC не подойдёт. Сохраните его как JPG и выберите снова'
  if (!Object.hasOwn(types, file.type)) return `Такой файл не подойдёт, нужен ${namesOf(types)}`
  if (file.size === 0) return 'Файл пустой'
  return prepare && file.type.startsWith('image/') ? undefined : refusalOfSize(file, maxSize)
}

export const refusalOfSize = ({ size }: File, maxSize: number): string | undefined =>
  size > maxSize ? `Файл больше ${formatFileSize(maxSize)}` : undefined

/** What phones make; not every system knows its type. */
const isHeic = ({ name, type }: File): boolean => /hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name)

/** Whether the customer has chosen the same file again. */
export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
