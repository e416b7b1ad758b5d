import { api } from '../../api/api'
import { call } from '../../api/call'
import { joinWaitingList } from '../../api/generated/service'
import { toWire } from '../../api/toWire'
import type { Id } from '../../domain/Id'

interface Waiting {
  offerId: Id
  email: string
}

export const waitingListApi = api.injectEndpoints({
  endpoints: (build) => ({
    joinWaitingList: build.mutation<unknown, Waiting>({
      query: (waiting) => call(joinWaitingList, { body: toWire(waiting) }),
    }),
  }),
})

export const { useJoinWaitingListMutation } = waitingListApi
