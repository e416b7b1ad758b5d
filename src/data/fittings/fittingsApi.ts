import { api } from '../../api/api'
import { call } from '../../api/call'
import { getSelectionHistory, getSelections, getVisitedDepartments } from '../../api/generated/selections'
import { review } from '../reviews/readReview'
import type { Read } from '../../api/wire'
import {
  answer,
  dateOrNull,
  id,
  idOrNull,
  inside,
  givenList,
  list,
  camelRecord,
  nullIfUnreadable,
  text,
} from '../../api/wire'
import type { Fitting, Fittings, Visit } from './fitting'
import { fitting, recommendation } from './readFitting'

const fittings: Read<Fittings> = camelRecord({
  selections: givenList(fitting),
  recommendations: list(recommendation),
})

const visit: Read<Visit> = camelRecord({
  id,
  department: nullIfUnreadable(camelRecord({ id, name: text, address: text })),
  visited_at: dateOrNull,
  entry_id: idOrNull,
  review: nullIfUnreadable(review),
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
