import { formatFileSize } from '../../domain/numbers/fileSize'

/** File that the server has accepted. */
export interface UploadedFile {
  id: string
  name: string
  /** Largest size in bytes. */
  size: number
}

/** Sends a file; resolves to the server's id of it. */
export type Upload = (file: File, options: { signal: AbortSignal }) => Promise<string>

/** File under way, or one that failed. */
export interface Sending {
  key: number
  file: File
  failure?: string
  /** Another attempt would fail as well. */
  isHopeless?: boolean
}

export interface FileLimits {
  /** MIME types with the names that customers know: { 'image/jpeg': 'JPG' }. */
  types: Record<string, string>
  /** Largest size in bytes. */
  maxSize: number
  /**
   * Makes a file ready to be sent, an image that is too large as well; resolves to the reason if it cannot be
   * sent.
   */
  prepare?: (file: File) => Promise<File | string>
  /** How many more files fit, and why no others do. */
  room?: { left: number; full: string }
}

/** Kind of files, and the way to send them. */
export interface FileKind {
  upload: Upload
  limits: FileLimits
  /** Set if the customer cannot remove an uploaded file. */
  isFinal?: boolean | undefined
}

/** Returns 'JPG, PNG или PDF до 10,0 Мб'. */
export function describeLimits({ types, maxSize }: FileLimits): string {
  return `${namesOf(types)} до ${formatFileSize(maxSize)}`
}

const namesOf = (types: FileLimits['types']): string =>
  new Intl.ListFormat('ru', { type: 'disjunction' }).format(Object.values(types))

/** Returns the reason why a file cannot be sent, found before any of it is sent. */
export function refusalOfFile(file: File, { types, maxSize, prepare }: FileLimits): string | undefined {
  if (!Object.hasOwn(types, file.type) && isHeic(file))
    return 'Снимок в формате HEIC не подойдёт. Сохраните его как JPG и выберите снова'
  if (!Object.hasOwn(types, file.type)) return `Такой файл не подойдёт, нужен ${namesOf(types)}`
  if (file.size === 0) return 'Файл пустой'
  return prepare && file.type.startsWith('image/') ? undefined : refusalOfSize(file, maxSize)
}

export const refusalOfSize = ({ size }: File, maxSize: number): string | undefined =>
  size > maxSize ? `Файл больше ${formatFileSize(maxSize)}` : undefined

/** @param taken how many files are on their way */
export const refusalOfRoom = (taken: number, { room }: FileLimits): string | undefined =>
  room !== undefined && taken >= room.left ? room.full : undefined

/** Recognises the images of phones, by the name too: not every system knows their type. */
const isHeic = ({ name, type }: File): boolean => /hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name)

/** Tells whether the customer has chosen an equal file again. */
export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
