import { api } from '../../api/api'
import { call } from '../../api/call'
import { activate } from '../../api/generated/auth'

interface Consent {
  hasAgreed: boolean
  wantsMailings: boolean
}

const activationApi = api.injectEndpoints({
  endpoints: (build) => ({
    activate: build.mutation<unknown, Consent>({
      query: ({ hasAgreed, wantsMailings }) =>
        call(activate, {
          body: { confirm_policy: hasAgreed ? 'Y' : null, is_agree_mailings: wantsMailings },
          refreshesToken: true,
        }),
    }),
  }),
})

export const { useActivateMutation } = activationApi
