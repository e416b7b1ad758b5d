import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { getSamplingOrders, getTrialOrders, orderTrialLenses } from '../../api/generated/trial'
import { toWire } from '../../api/toWire'
import { answer, inside, givenList } from '../../api/wire'
import { trialOrder } from '../../api/generated/records/trialOrder'
import type { TrialDraft, TrialOrder } from './trialOrder'

const trialOrders = answer(inside('orders', givenList(trialOrder)))

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
