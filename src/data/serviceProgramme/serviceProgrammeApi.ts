import { serviceApplicationRecordFields } from '../../api/generated/records/serviceApplicationRecord'
import { serviceDepartment } from '../../api/generated/records/serviceDepartment'
import { serviceReason } from '../../api/generated/records/serviceReason'
import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  applyForService,
  getServiceApplications,
  getServiceDepartments,
  getServiceDictionary,
  sendServiceCode,
  validateServiceCode,
} from '../../api/generated/service_programme'
import { invalidates } from '../../api/invalidates'
import { toWire } from '../../api/toWire'
import {
  answer,
  givenText,
  inside,
  givenList,
  mapped,
  camelRecord,
  nullIfUnreadable,
  record,
  text,
  textOrNull,
  type Read,
} from '../../api/wire'
import { nextCodeAt } from '../phoneVerification/nextCodeAt'
import type { Phone } from '../phoneVerification/phoneVerificationApi'
import type {
  ServiceApplication,
  ServiceApplicationDraft,
  ServiceDepartment,
  ServiceDictionary,
} from './serviceProgramme'

const dictionary: Read<ServiceDictionary> = camelRecord({
  reasons: givenList(serviceReason),
  rules_url: textOrNull,
})

const named = (name: string): Read<string> =>
  mapped(nullIfUnreadable(record({ [name]: text })), (found) => found?.[name] ?? '')

const application: Read<ServiceApplication> = camelRecord({
  ...serviceApplicationRecordFields,
  reason: named('title'),
  department: named('name'),
})

export const serviceProgrammeApi = api.injectEndpoints({
  endpoints: (build) => ({
    serviceDictionary: build.query<ServiceDictionary, void>({
      query: () => call(getServiceDictionary),
      responseSchema: answer(dictionary),
    }),
    serviceDepartments: build.query<ServiceDepartment[], string>({
      query: (query) => call(getServiceDepartments, { query: { ...(query !== '' && { query }) } }),
      responseSchema: answer(inside('departments', givenList(serviceDepartment))),
      providesTags: ['ServiceDepartment'],
    }),
    /** Resolves to the time from which another code may be requested. */
    sendServiceCode: build.mutation<number, Phone>({
      query: (body) => call(sendServiceCode, { body }),
      responseSchema: answer(nextCodeAt),
    }),
    /** Resolves to the verification of one application. */
    validateServiceCode: build.mutation<string, Phone & { code: string }>({
      query: (body) => call(validateServiceCode, { body }),
      responseSchema: answer(inside('verification', givenText)),
    }),
    serviceApplications: build.query<ServiceApplication[], void>({
      query: () => call(getServiceApplications),
      responseSchema: answer(inside('applications', givenList(application))),
      providesTags: ['ServiceApplication'],
    }),
    applyForService: build.mutation<ServiceApplication, ServiceApplicationDraft>({
      // Without consent the body has null, and the server refuses the call (contract 8.5).
      query: ({ hasAgreed, ...draft }) =>
        call(applyForService, { body: { ...toWire(draft), confirm_policy: hasAgreed ? 'Y' : null } }),
      responseSchema: answer(application),
      // A refusal may mean that an optician has closed.
      invalidatesTags: invalidates('ServiceApplication', 'ServiceDepartment'),
    }),
  }),
})

export const {
  useServiceDictionaryQuery,
  useServiceDepartmentsQuery,
  useSendServiceCodeMutation,
  useValidateServiceCodeMutation,
  useServiceApplicationsQuery,
  useApplyForServiceMutation,
} = serviceProgrammeApi
