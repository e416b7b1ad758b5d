import {
  callWithCode,
  confirmAgreement,
  confirmCallCode,
  expressSelectionInterest,
  getChecks,
  getCities,
  getServiceConfig,
  joinWaitingList,
  reportCheckUploadStarted,
  requestCall,
  searchCities,
} from '#api/generated/service'
import { codeLength, demandCode, retryAfter, sendCode } from '../codes'
import {
  email,
  optional,
  phone,
  positive,
  record,
  text,
  textOrNull,
  uploadMaxSize,
  uploadTypes,
} from '../http/fields'
import { closed, notFound } from '../http/refusal'
import { accept, answer, openTo, type Route } from '../http/route'
import { containing } from '../http/search'
import { offersOf } from '../seed/offers'
import { cities, moscowCity } from '../seed/places'

export const service: Route[] = [
  ...openTo('anyone', [
    answer(getCities, ({ visitor }) => ({ locations: cities, city: visitor.city ?? moscowCity })),
    answer(searchCities, ({ query }) => ({ locations: containing(cities, query.query) })),
    accept(callWithCode, record(phone), (asked, body) => sendCode(asked, body.phone, 'call')),
    accept(confirmCallCode, record({ phone: text, code: text }), ({ visitor }, body) => {
      demandCode(visitor, body.phone, body.code)
      const auth = `vox-${body.code}`
      visitor.confirmedPhone = { phone: body.phone, auth }
      return { auth }
    }),
    accept(requestCall, record({ ...phone, name: textOrNull }), () => undefined),
  ]),
  // The login needs the configuration.
  ...openTo('signingIn', [
    answer(getServiceConfig, () => ({
      sms_code_length: codeLength,
      sms_retry_after: retryAfter,
      upload_max_size: uploadMaxSize,
      upload_types: uploadTypes,
    })),
  ]),
  answer(getChecks, ({ visitor }) => ({ checks: visitor.checks })),
  accept(
    expressSelectionInterest,
    record({ fias_id: textOrNull, comment: optional(textOrNull) }),
    () => undefined,
  ),
  answer(reportCheckUploadStarted, () => undefined),
  accept(joinWaitingList, record({ offer_id: positive, email }), (_, body) => {
    if (!offersOf('eshop').some(({ offer_id }) => offer_id === body.offer_id)) throw notFound()
  }),
  ...openTo('session', [
    answer(confirmAgreement, ({ visitor, path }) => {
      if (!visitor.consumer && !visitor.specialist) throw closed()
      visitor.agreements.add(path.id)
      // A document of a specialist is signed by its agreement.
      const document = visitor.specialist?.documents.find(({ agreement_id }) => agreement_id === path.id)
      if (document) document.status = { code: 'signed', label: 'Подписан' }
    }),
  ]),
]
