import { lookup } from '../../domain/lookup'
import { formatFileSize } from '../../domain/numbers/fileSize'

/** File that the server has accepted. */
export interface UploadedFile {
  id: string
  name: string
  /** Largest size in bytes. */
  size: number
}

/** Uploads a file; resolves to the server's id of it. */
export type Upload = (file: File, options: { signal: AbortSignal }) => Promise<string>

/** A file that is being uploaded or has failed. */
export interface Sending {
  key: number
  file: File
  failure?: unknown
  /** A retry would fail as well. */
  isHopeless?: boolean
  /** An equal file exists already, so the customer is asked whether to send it again. */
  isAsked?: boolean
}

export interface FileLimits {
  /** MIME types with their common names: { 'image/jpeg': 'JPG' }. */
  types: Record<string, string>
  /** Largest size in bytes. */
  maxSize: number
  /** Checks a prepared file; resolves to the reason why it cannot be sent. */
  check?: (file: File) => Promise<string | undefined>
  /** Existing files; the customer is asked about an equal one. */
  present?: readonly Pick<UploadedFile, 'name' | 'size'>[]
  /** Maximum number of files, the ids of existing ones, and the message when it is reached. */
  room?: { most: number; held: readonly string[]; full: string }
}

/** A kind of files with its upload function. */
export interface FileKind {
  upload: Upload
  limits: FileLimits
  /** Set if uploaded files cannot be removed. */
  isFinal?: boolean | undefined
}

const PLAIN_NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
}

/** Returns MIME types with their common names. */
export const namedTypes = (types: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    types.map((type) => [type, lookup(PLAIN_NAMES, type) ?? (type.split('/')[1] ?? type).toUpperCase()]),
  )

/** Returns 'JPG, PNG или PDF до 10,0 Мб'. */
export function describeLimits({ types, maxSize }: FileLimits): string {
  return `${namesOf(types)} до ${formatFileSize(maxSize)}`
}

/** Returns 'JPG, PNG или PDF'. */
export const namesOf = (types: FileLimits['types']): string =>
  new Intl.ListFormat('ru', { type: 'disjunction' }).format(Object.values(types))

export const refusalOfSize = ({ size }: File, maxSize: number): string | undefined =>
  size > maxSize ? `Файл больше ${formatFileSize(maxSize)}` : undefined

/**
 * @param arrived ids of uploaded files: the list of existing files may be older
 * @param placed number of files being uploaded
 */
export const refusalOfRoom = (
  arrived: Iterable<string>,
  placed: number,
  { room }: FileLimits,
): string | undefined =>
  room !== undefined && new Set([...room.held, ...arrived]).size + placed >= room.most ? room.full : undefined

/** Tells whether the customer has chosen the same file again. */
export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
