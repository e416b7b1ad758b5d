import type { ServerRecord } from '../../api/serverRecord'
import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Eye } from '../../domain/lens'
import { lookup } from '../../domain/lookup'
import type { Status } from '../../domain/Status'
import type { ProfessionalFile } from '../specialist/specialist'
import type { MeasureName } from './measures'

export interface IolEye extends Record<MeasureName, number | null> {
  eye: Eye
  history: string | null
}

export interface IolPatient {
  /** Never a name. */
  code: string
  birthYear: number | null
  sex: string | null
}

/** What the author writes. */
export interface IolRequestDraft {
  patient: IolPatient
  lensType: string | null
  eyes: IolEye[]
  comment: string | null
}

export interface IolRequest extends IolRequestDraft {
  id: Id
  number: string
  /** draft, published or closed. */
  status: Status
  createdAt: IsoDate | null
  /** Sent back as it came. */
  updatedAt: string
  publishedAt: IsoDate | null
  closedAt: IsoDate | null
  author: { name: string; workPlace: string | null }
  isMine: boolean
  /** Whether this specialist may answer it as an expert. */
  isAnswerable: boolean
  answersCount: number
  newAnswersCount: number
  attachments: ProfessionalFile[]
  close: IolClosing | null
  /** As the server sent it; what cannot be read is sent back as it came (contract 5.9). */
  serverRecord: ServerRecord
}

export interface IolClosing {
  reason: string
  comment: string | null
}

export interface IolRecommendation {
  eye: Eye
  model: string
  power: number
  /** Of the lens itself: plus, at its steep meridian. */
  cylinder: number | null
  axis: number | null
  expectedRefraction: number | null
}

export interface IolAnswerDraft {
  text: string
  recommendation: IolRecommendation | null
}

export interface IolAnswer extends IolAnswerDraft {
  id: Id
  createdAt: IsoDate | null
  author: { name: string; role: string }
  isMine: boolean
}

export const LENS_TYPES: Readonly<Record<string, string>> = {
  monofocal: 'Монофокальная',
  edof: 'EDOF',
  multifocal: 'Мультифокальная',
  toric: 'Торическая',
  toric_edof: 'Торическая EDOF',
  toric_multifocal: 'Торическая мультифокальная',
}

export const SEXES: Readonly<Record<string, string>> = { female: 'женский', male: 'мужской' }

export const CLOSE_REASONS: Readonly<Record<string, string>> = {
  solved: 'Решено',
  cancelled: 'Операция отменена',
  other: 'Другое',
}

/** The words of a code; an unknown code stands for itself. */
export const inWords = (words: Readonly<Record<string, string>>, code: string | null): string =>
  code === null ? '' : (lookup(words, code) ?? code)

export const isToric = (lensType: string | null): boolean => /^toric(_|$)/.test(lensType ?? '')
