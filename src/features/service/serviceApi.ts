import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  callWithCode,
  confirmCallCode,
  expressSelectionInterest,
  getServiceConfig,
  joinWaitingList,
  requestCall,
} from '../../api/generated/service'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import { answer, givenText, inside, model, number, texts } from '../../api/wire'
import type { CallRequest, Phone, SelectionInterest, ServiceConfig, Waiting } from './service'

const serviceConfig: Read<ServiceConfig> = model({
  sms_code_length: number,
  sms_retry_after: number,
  upload_max_size: number,
  upload_types: texts,
})

export const serviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    serviceConfig: build.query<ServiceConfig, void>({
      query: () => call(getServiceConfig),
      responseSchema: answer(serviceConfig),
    }),
    /** The code is the last four digits of the caller; gives the seconds until the next call. */
    callWithCode: build.mutation<number, Phone>({
      query: (body) => call(callWithCode, { body }),
      responseSchema: answer(inside('retry_after', number)),
    }),
    /** Gives the proof that an order wants where the phone is to be verified. */
    confirmCallCode: build.mutation<string, { phone: string; code: string }>({
      query: (body) => call(confirmCallCode, { body }),
      responseSchema: answer(inside('auth', givenText)),
    }),
    requestCall: build.mutation<unknown, CallRequest>({
      query: (body) => call(requestCall, { body }),
    }),
    expressSelectionInterest: build.mutation<unknown, SelectionInterest>({
      query: (interest) => call(expressSelectionInterest, { body: toWire(interest) }),
    }),
    joinWaitingList: build.mutation<unknown, Waiting>({
      query: (waiting) => call(joinWaitingList, { body: toWire(waiting) }),
    }),
  }),
})

export const {
  useServiceConfigQuery,
  useCallWithCodeMutation,
  useConfirmCallCodeMutation,
  useRequestCallMutation,
  useExpressSelectionInterestMutation,
  useJoinWaitingListMutation,
} = serviceApi
