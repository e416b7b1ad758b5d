import { waitingRequest } from '../../api/generated/records/waitingRequest'
import { expert } from '../../api/generated/records/expert'
import { call } from '../../api/call'
import { applyAsExpert, getExpertCabinet } from '../../api/generated/specialist'
import { invalidates } from '../../api/invalidates'
import { answer, givenList, inside, isAbsent, nullIfMissing, camelRecord, type Read } from '../../api/wire'
import type { Id } from '../../domain/Id'
import { professional } from './professional'
import type { Expert, WaitingRequest } from './specialist'

export interface ExpertCabinet {
  /** Null before an application. */
  expert: Expert | null
  iolRequests: WaitingRequest[]
}

export interface ExpertApplication {
  themeIds: Id[]
  about: string
  hasAgreed: boolean
}

const cabinetOfExpert = camelRecord({
  expert: nullIfMissing(expert),
  iol_requests: givenList(waitingRequest),
})

/** Without an application nothing waits for an answer, even if the server does not say so. */
const cabinet: Read<ExpertCabinet> = (value) =>
  isAbsent(inside('expert', (given) => given)(value))
    ? { expert: null, iolRequests: [] }
    : cabinetOfExpert(value)

export const expertApi = professional.injectEndpoints({
  endpoints: (build) => ({
    expertCabinet: build.query<ExpertCabinet, void>({
      query: () => call(getExpertCabinet),
      responseSchema: answer(cabinet),
      providesTags: ['Expert'],
    }),
    applyAsExpert: build.mutation<unknown, ExpertApplication>({
      query: ({ themeIds, about, hasAgreed }) =>
        call(applyAsExpert, {
          body: { theme_ids: themeIds, about, confirm_policy: hasAgreed ? 'Y' : null },
        }),
      invalidatesTags: invalidates('Expert', 'Specialist'),
    }),
  }),
})

export const { useExpertCabinetQuery, useApplyAsExpertMutation } = expertApi
