import { call } from '../../api/call'
import { applyAsExpert, getExpertCabinet } from '../../api/generated/specialist'
import { invalidates } from '../../api/invalidates'
import { answer, list, model, missingOr } from '../../api/wire'
import type { Id } from '../../domain/Id'
import { professional } from './professional'
import { expert, waitingRequest } from './readSpecialist'
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

export const expertApi = professional.injectEndpoints({
  endpoints: (build) => ({
    expertCabinet: build.query<ExpertCabinet, void>({
      query: () => call(getExpertCabinet),
      responseSchema: answer(model({ expert: missingOr(expert), iol_requests: list(waitingRequest) })),
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
