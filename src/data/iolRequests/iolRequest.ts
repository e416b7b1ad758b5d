import type {
  IolAnswerRecord,
  IolEye,
  IolPatient,
  IolRecommendation,
  IolRequestRecord,
} from '../../domain/records'
import type { ServerRecord } from '../../api/serverRecord'
import { lookup } from '../../domain/lookup'
export type { IolClosing, IolEye, IolPatient, IolRecommendation } from '../../domain/records'

/** The fields that the author fills in. */
export interface IolRequestDraft {
  patient: IolPatient
  lensType: string | null
  eyes: IolEye[]
  comment: string | null
}

export interface IolRequest extends IolRequestRecord {
  author: { name: string; workPlace: string | null }
  patient: IolPatient
  /** The record as the server sent it; unreadable fields are sent back unchanged (contract 5.9). */
  serverRecord: ServerRecord
}

export interface IolAnswerDraft {
  text: string
  recommendation: IolRecommendation | null
}

export interface IolAnswer extends IolAnswerRecord {
  author: { name: string; role: string }
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

/** Returns the text of a code; an unknown code is returned as it is. */
export const inWords = (words: Readonly<Record<string, string>>, code: string | null): string =>
  code === null ? '' : (lookup(words, code) ?? code)

export const isToric = (lensType: string | null): boolean => /^toric(_|$)/.test(lensType ?? '')
