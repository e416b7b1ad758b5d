import { api } from '../../api/api'
import { call } from '../../api/call'
import { confirmAgreement } from '../../api/generated/service'
import type { Id } from '../../domain/Id'

export const agreementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmAgreement: build.mutation<unknown, Id>({
      query: (id) => call(confirmAgreement, { path: { id } }),
    }),
  }),
})

export const { useConfirmAgreementMutation } = agreementsApi
