import { api } from '../../api/api'
import { call } from '../../api/call'
import { getSelectionHistory, getSelections, getVisitedDepartments } from '../../api/generated/selections'
import { lenses } from '../lenses/readLens'
import { review } from '../reviews/readReview'
import type { Read } from '../../api/wire'
import {
  answer,
  dateOrNull,
  id,
  idOrNull,
  inside,
  list,
  model,
  numberOrNull,
  orNull,
  text,
  textOrNull,
} from '../../api/wire'
import type { Recommendation, Fitting, Fittings, Visit } from './fitting'

const recommendation: Read<Recommendation> = model({ title: text, text, product_id: idOrNull })

const fitting: Read<Fitting> = model({
  id,
  created_at: dateOrNull,
  department: orNull(model({ id, name: text })),
  specialist_name: textOrNull,
  lenses,
  replacement_days: numberOrNull,
  next_visit_at: dateOrNull,
  recommendations: list(recommendation),
  review: orNull(review),
})

const fittings: Read<Fittings> = model({
  selections: list(fitting),
  recommendations: list(recommendation),
})

const visit: Read<Visit> = model({
  id,
  department: orNull(model({ id, name: text, address: text })),
  visited_at: dateOrNull,
  entry_id: idOrNull,
  review: orNull(review),
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
      responseSchema: answer(inside('selections', list(fitting))),
      providesTags: ['Fitting'],
    }),
    visits: build.query<Visit[], void>({
      query: () => call(getVisitedDepartments),
      responseSchema: answer(inside('departments', list(visit))),
      providesTags: ['Visit'],
    }),
  }),
})

export const { useFittingsQuery, useFittingHistoryQuery, useVisitsQuery } = fittingsApi
