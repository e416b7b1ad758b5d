import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { getSamplingOrders, getTrialOrders, orderTrialLenses } from '../../api/generated/trial'
import { lensFields } from '../lenses/readLens'
import { departmentFields } from '../places/readPlaces'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import {
  answer,
  dateOrNull,
  flag,
  id,
  idOrNull,
  inside,
  list,
  model,
  number,
  orNull,
  status,
  textOrNull,
  numberText,
} from '../../api/wire'
import type { TrialDraft, TrialOrder } from './trialOrder'

const trialOrder: Read<TrialOrder> = model({
  id,
  number: numberText,
  created_at: dateOrNull,
  status,
  lenses: list(model({ ...lensFields, quantity: number })),
  department: orNull(model(departmentFields)),
  pickup_until: dateOrNull,
  activation_code: textOrNull,
  entry_id: idOrNull,
  is_cancelable: flag,
})

const trialOrders = answer(inside('orders', list(trialOrder)))

export const trialApi = api.injectEndpoints({
  endpoints: (build) => ({
    trialOrders: build.query<TrialOrder[], void>({
      query: () => call(getTrialOrders),
      responseSchema: trialOrders,
      providesTags: ['Trial'],
    }),
    samplingOrders: build.query<TrialOrder[], void>({
      query: () => call(getSamplingOrders),
      responseSchema: trialOrders,
      providesTags: ['Trial'],
    }),
    orderTrialLenses: build.mutation<TrialOrder, TrialDraft>({
      query: (draft) => call(orderTrialLenses, { body: toWire(draft) }),
      responseSchema: answer(trialOrder),
      invalidatesTags: invalidates('Trial'),
    }),
  }),
})

export const { useTrialOrdersQuery, useSamplingOrdersQuery, useOrderTrialLensesMutation } = trialApi
