import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { ProfessionalFile, Theme } from '../specialist/specialist'

export const KINDS = ['articles', 'events', 'videos', 'training', 'news', 'products'] as const
export type MaterialKind = (typeof KINDS)[number]

export interface Video {
  url: string
  /** MIME type. */
  type: string
  poster: string | null
  captionsUrl: string | null
  /** Seconds. */
  duration: number | null
}

/** Whether and how the specialist takes part. */
export interface Registration {
  /** none, registered, waiting, attended or cancelled. */
  code: string
  label: string
}

/** A part of a text; the server sends no HTML. */
export type Block =
  | { type: 'heading' | 'text' | 'quote'; text: string }
  | { type: 'list'; items: string[] }
  | { type: 'table'; rows: string[][] }
  | { type: 'image'; url: string; alt: string }
  | { type: 'file'; file: ProfessionalFile }
  | { type: 'video'; video: Video }

export interface Material {
  id: Id
  kind: MaterialKind
  title: string
  text: string
  picture: string | null
  themes: Theme[]
  publishedAt: IsoDate | null
  durationMin: number | null
  isNew: boolean
  isViewed: boolean
  stars: number | null
  /** Of events; null where a list does not tell them. */
  startsAt: IsoDate | null
  endsAt: IsoDate | null
  registration: Registration | null
}

/** As the shop tells it: its kind may be null. */
export type Listed<Of extends Material = Material> = Omit<Of, 'kind'> & { kind: MaterialKind | null }

export interface ListedPage {
  materials: Listed[]
  total: number
}

export interface MaterialPage {
  materials: Material[]
  total: number
}

export interface Lesson {
  id: Id
  title: string
  durationMin: number | null
  isCompleted: boolean
  blocks: Block[]
  video: Video | null
}

export interface MaterialDetail extends Material {
  blocks: Block[]
  files: ProfessionalFile[]
  products: { productId: Id; title: string; link: string }[]
  place: string | null
  /** Where an event takes place online; null before it begins. */
  link: string | null
  /** Null where seats do not count. */
  seatsLeft: number | null
  registerUntil: IsoDate | null
  video: Video | null
  lessons: Lesson[]
  progress: { current: number; required: number } | null
  certificate: ProfessionalFile | null
}

export interface MaterialAt {
  kind: MaterialKind
  id: Id
}

/** What the list is filtered by; the page counts from 1. */
export interface MaterialFilter {
  kind: MaterialKind
  themeId?: Id | undefined
  query?: string | undefined
  page: number
}

export const PER_PAGE = 20

/** The first page, without filters: the home and the list of materials ask for one and the same. */
export const NEWEST = { query: '', page: 1 } satisfies Partial<MaterialFilter>
