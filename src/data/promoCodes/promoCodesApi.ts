import { boughtCertificateRecordFields } from '../../api/generated/records/boughtCertificateRecord'
import { certificateRecord } from '../../api/generated/records/certificateRecord'
import { promoCodeRecordFields } from '../../api/generated/records/promoCodeRecord'
import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  buyPromoCode,
  buyPromoCodeByCertificate,
  getCertificateHistory,
  getCertificates,
  getPromoCodes,
} from '../../api/generated/promocodes'
import type { Read } from '../../api/wire'
import { answer, inside, givenList, mapped, camelRecord, text } from '../../api/wire'
import type { BoughtCertificate, Certificate, CertificateChoice, PromoCode, PromoCodes } from './promoCode'
import { keyOfCertificate } from './promoCode'

const code = mapped(text, (given) => given.trim())

const promoCode: Read<PromoCode> = camelRecord({ ...promoCodeRecordFields, promo_code: code })

/** A promo code with neither a code nor a discount is dropped. */
const ticket: Read<PromoCode> = mapped(promoCode, (one) => {
  if (one.promoCode === '' && one.discountValue <= 0) throw new TypeError('unreadable promo code')
  return one
})

/** A certificate has an id or a value, by which it is bought. */
const certificate: Read<Certificate> = mapped(certificateRecord, (one) => {
  const { id, denominationValue } = one
  if (id !== null) return { ...one, id }
  if (denominationValue === null) throw new TypeError('unreadable certificate')
  return { ...one, id, denominationValue }
})

// Items without a code are never treated as duplicates.
const codes = givenList(ticket, ({ promoCode }) => (promoCode === '' ? undefined : promoCode))
const promoCodes: Read<PromoCodes> = camelRecord({ active: codes, used: codes })

const boughtCertificate: Read<BoughtCertificate> = camelRecord({
  ...boughtCertificateRecordFields,
  promo_code: code,
})

export const promoCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    promoCodes: build.query<PromoCodes, void>({
      query: () => call(getPromoCodes),
      responseSchema: answer(promoCodes),
      providesTags: ['PromoCode'],
    }),
    certificates: build.query<Certificate[], void>({
      query: () => call(getCertificates),
      responseSchema: answer(inside('certs', givenList(certificate, keyOfCertificate))),
      // The list of available certificates depends on the balance.
      providesTags: ['Certificate', 'Points'],
    }),
    boughtCertificates: build.query<BoughtCertificate[], void>({
      query: () => call(getCertificateHistory),
      responseSchema: answer(inside('certs', givenList(boughtCertificate))),
      providesTags: ['PromoCode'],
    }),
    buyCertificate: build.mutation<PromoCode, CertificateChoice>({
      query: (choice) =>
        choice.id === null
          ? call(buyPromoCode, { body: { denomination_value: choice.denominationValue } })
          : call(buyPromoCodeByCertificate, { body: { id: choice.id } }),
      responseSchema: answer(ticket),
      // The tags are invalidated after failures too: a call without an answer may have spent the points.
      invalidatesTags: ['Points', 'PromoCode', 'Certificate'],
    }),
  }),
})

export const {
  usePromoCodesQuery,
  useCertificatesQuery,
  useLazyCertificatesQuery,
  useBoughtCertificatesQuery,
  useLazyBoughtCertificatesQuery,
  useBuyCertificateMutation,
} = promoCodesApi
