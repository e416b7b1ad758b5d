import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  consentToPublicOffer,
  getAgreementStatus,
  getPaymentLink,
  getPaymentTypes,
} from '../../api/generated/checkout'
import type { Read } from '../../api/wire'
import {
  answer,
  flag,
  givenText,
  id,
  inside,
  givenList,
  camelRecord,
  oneOf,
  text,
  yesUnlessNo,
} from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { PaymentType } from './checkout'

const paymentType: Read<PaymentType> = camelRecord({
  code: oneOf('card_online', 'card', 'cash'),
  title: text,
  is_available: yesUnlessNo,
})

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Requested when the customer is about to pay, and not cached: a link may work only once. */
    paymentLink: build.query<string, Id>({
      query: (id) => call(getPaymentLink, { path: { id } }),
      responseSchema: answer(inside('link', givenText)),
      keepUnusedDataFor: 0,
    }),
    paymentTypes: build.query<PaymentType[], Id>({
      query: (id) => call(getPaymentTypes, { path: { id } }),
      responseSchema: answer(inside('payments', givenList(paymentType))),
      providesTags: ['Order'],
    }),
    /** Resolves to the id of the agreement. */
    consentToPublicOffer: build.mutation<Id, void>({
      query: () => call(consentToPublicOffer),
      responseSchema: answer(inside('id', id)),
    }),
    agreement: build.query<boolean, Id>({
      query: (id) => call(getAgreementStatus, { path: { id } }),
      responseSchema: answer(inside('is_confirmed', flag)),
    }),
  }),
})

export const {
  useLazyPaymentLinkQuery,
  usePaymentTypesQuery,
  useConsentToPublicOfferMutation,
  useLazyAgreementQuery,
} = paymentApi
