import { recommendation } from '../../api/generated/records/recommendation'
import { fitting as fittingRecord } from '../../api/generated/records/fitting'
import { visit } from '../../api/generated/records/visit'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { isRecord } from '../../api/isRecord'
import { getSelectionHistory, getSelections, getVisitedDepartments } from '../../api/generated/selections'
import type { Read } from '../../api/wire'
import { answer, inside, givenList, isAbsent, list, camelRecord } from '../../api/wire'
import type { Fitting, Fittings, Visit } from './fitting'

/** Lenses that cannot be read are not the same as none. */
const fitting: Read<Fitting> = (value) => {
  const read = fittingRecord(value)
  const { lenses } = value as { lenses?: unknown }
  const isRead = (given: unknown) => isRecord(given) && read.lenses.some(({ eye }) => given['eye'] === eye)
  const isWhole = Array.isArray(lenses) ? lenses.every(isRead) : isAbsent(lenses)
  return isWhole ? read : { ...read, hasUnreadableLenses: true }
}

const fittings: Read<Fittings> = camelRecord({
  selections: givenList(fitting),
  recommendations: list(recommendation),
})

export const fittingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    fittings: build.query<Fittings, void>({
      query: () => call(getSelections),
      responseSchema: answer(fittings),
      providesTags: ['Fitting'],
    }),
    fittingHistory: build.query<Fitting[], void>({
      query: () => call(getSelectionHistory),
      responseSchema: answer(inside('selections', givenList(fitting))),
      providesTags: ['Fitting'],
    }),
    visits: build.query<Visit[], void>({
      query: () => call(getVisitedDepartments),
      responseSchema: answer(inside('departments', givenList(visit))),
      providesTags: ['Visit'],
    }),
  }),
})

export const { useFittingsQuery, useFittingHistoryQuery, useVisitsQuery } = fittingsApi
