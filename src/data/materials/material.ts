import type { LessonRecord, MaterialDetailRecord, MaterialRecord, Video } from '../../domain/records'
import type { Id } from '../../domain/Id'
import type { ProfessionalFile } from '../specialist/specialist'
export type { Video, Registration } from '../../domain/records'

/** The kinds in the order of their links, each with the name that is the heading of its page. */
export const KIND_TITLES = {
  articles: 'Статьи',
  events: 'Мероприятия',
  videos: 'Видео',
  training: 'Обучение',
  news: 'Новости',
  products: 'Продукты',
}
export type MaterialKind = keyof typeof KIND_TITLES
export const KINDS = Object.keys(KIND_TITLES) as MaterialKind[]

/** One block of a text; the server sends no HTML. */
export type Block =
  | { type: 'heading' | 'text' | 'quote'; text: string }
  | { type: 'list'; items: string[] }
  | { type: 'table'; rows: string[][] }
  | { type: 'image'; url: string; alt: string }
  | { type: 'file'; file: ProfessionalFile }
  | { type: 'video'; video: Video }

export interface Material extends MaterialRecord {
  kind: MaterialKind
}

/** A material as the shop lists it: its kind may be null. */
export type Listed<Of extends Material = Material> = Omit<Of, 'kind'> & { kind: MaterialKind | null }

export interface ListedPage {
  materials: Listed[]
  total: number
}

export interface MaterialPage {
  materials: Material[]
  total: number
}

export interface Lesson extends LessonRecord {
  blocks: Block[]
}

export interface MaterialDetail extends MaterialDetailRecord {
  kind: MaterialKind
  blocks: Block[]
  /** A lesson that cannot be read is false: it may be completed or not. */
  lessons: (Lesson | false)[]
}

export interface MaterialAt {
  kind: MaterialKind
  id: Id
}

/** The filter of the list; pages are numbered from 1. */
export interface MaterialFilter {
  kind: MaterialKind
  themeId?: Id | undefined
  query?: string | undefined
  page: number
}

export const PER_PAGE = 20

/** The first page without filters; the home page and the list of materials share its cache entry. */
export const NEWEST = { query: '', page: 1 } satisfies Partial<MaterialFilter>
