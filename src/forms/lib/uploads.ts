import { lookup } from '../../domain/lookup'
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
  /** The failure is a question: such a file is there, and is sent again only if the customer wants it. */
  isAsked?: boolean
}

export interface FileLimits {
  /** MIME types with the names that customers know: { 'image/jpeg': 'JPG' }. */
  types: Record<string, string>
  /** Largest size in bytes. */
  maxSize: number
  /** Looks at a file that is ready to be sent; resolves to the reason if it cannot be. */
  check?: (file: File) => Promise<string | undefined>
  /** What is there already: an equal file is asked about. */
  present?: readonly Pick<UploadedFile, 'name' | 'size'>[]
  /** How many files fit, the ids of those that are there, and why no others do. */
  room?: { most: number; held: readonly string[]; full: string }
}

/** Kind of files, and the way to send them. */
export interface FileKind {
  upload: Upload
  limits: FileLimits
  /** Set if the customer cannot remove an uploaded file. */
  isFinal?: boolean | undefined
}

const PLAIN_NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
}

/** MIME types with the names that customers know. */
export const namedTypes = (types: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    types.map((type) => [type, lookup(PLAIN_NAMES, type) ?? (type.split('/')[1] ?? type).toUpperCase()]),
  )

/** Returns 'JPG, PNG или PDF до 10,0 Мб'. */
export function describeLimits({ types, maxSize }: FileLimits): string {
  return `${namesOf(types)} до ${formatFileSize(maxSize)}`
}

/** 'JPG, PNG или PDF' */
export const namesOf = (types: FileLimits['types']): string =>
  new Intl.ListFormat('ru', { type: 'disjunction' }).format(Object.values(types))

export const refusalOfSize = ({ size }: File, maxSize: number): string | undefined =>
  size > maxSize ? `Файл больше ${formatFileSize(maxSize)}` : undefined

/**
 * @param arrived ids of files that have been uploaded: the list of those that are there may be older
 * @param placed how many files are on their way
 */
export const refusalOfRoom = (
  arrived: Iterable<string>,
  placed: number,
  { room }: FileLimits,
): string | undefined =>
  room !== undefined && new Set([...room.held, ...arrived]).size + placed >= room.most ? room.full : undefined

/** Tells whether the customer has chosen an equal file again. */
export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
