import {
  applyForService,
  getServiceApplications,
  getServiceDepartments,
  getServiceDictionary,
  sendServiceCode,
  validateServiceCode,
} from '#api/generated/service_programme'
import { demandCode, sendCode } from '../../codes'
import { dateOf, stamp } from '../../dates'
import type { Body } from '../../http/contract'
import {
  consents,
  date,
  email,
  optional,
  orNull,
  phone,
  positive,
  record,
  text,
  textOrNull,
} from '../../http/fields'
import { invalid } from '../../http/refusal'
import { accept, answer, openTo, type Route, type Visit } from '../../http/route'
import { containing } from '../../http/search'
import { cities, locatorPoints } from '../../seed/places'
import { CLOSED_DEPARTMENT, serviceReasons } from '../../seed/serviceProgramme'
import { nextId, type Visitor } from '../../visitor'

const draft = record({
  ...phone,
  verification: text,
  reason_id: positive,
  department_id: positive,
  name: text,
  email: orNull(email),
  product_id: optional(positive),
  purchased_at: optional(date),
  comment: textOrNull,
  confirm_policy: consents.confirm_policy,
})

const departmentsFor = ({ places }: Visitor) => (places === 'none' ? [] : locatorPoints)

/** Refuses what the reason needs and the application lacks. */
function demandWhole(now: Date, body: Body<'applyForService'>) {
  const reason = serviceReasons.find(({ id }) => id === body.reason_id)
  if (!reason) throw invalid({ reason_id: ['Такой причины нет'] })
  if (reason.needs_product && body.product_id === undefined) throw invalid({ product_id: ['Выберите товар'] })
  if (reason.needs_purchase_date && body.purchased_at === undefined)
    throw invalid({ purchased_at: ['Укажите дату покупки'] })
  if ((body.purchased_at ?? '') > dateOf(now)) throw invalid({ purchased_at: ['Дата ещё не наступила'] })
  return reason
}

function apply({ visitor, now }: Visit, body: Body<'applyForService'>) {
  const reason = demandWhole(now, body)
  const place = departmentsFor(visitor).find(({ id }) => id === body.department_id)
  if (!place || place.id === CLOSED_DEPARTMENT)
    throw invalid({ department_id: ['Эта оптика больше не принимает заявки'] })
  // A verification is valid for one application, and only for the phone that it has confirmed.
  if (visitor.verifications.get(body.verification) !== body.phone)
    throw invalid({ verification: ['Подтвердите телефон ещё раз'] })
  visitor.verifications.delete(body.verification)
  const id = nextId(visitor.serviceApplications, 43)
  const application = {
    id,
    number: String(1000 + id),
    created_at: stamp(now),
    reason: { id: reason.id, title: reason.title },
    department: { id: place.id, name: place.name, address: place.address },
    product_id: body.product_id ?? null,
    status: { code: 'new', label: 'Принята' },
    comment: body.comment,
    reject_reason: null,
  }
  visitor.serviceApplications.unshift(application)
  return application
}

export const serviceProgramme: Route[] = [
  ...openTo('anyone', [
    answer(getServiceDictionary, () => ({ reasons: serviceReasons, rules_url: '/service-rules/' })),
    answer(getServiceDepartments, ({ visitor, query, speaks }) => {
      const all = departmentsFor(visitor)
      const listed = speaks('search-holds-more') && !query.query ? all.slice(0, -1) : all
      const city = cities.find(({ fias_id }) => fias_id === query.fias_id)
      return {
        departments: containing(listed, query.query ?? '')
          .filter(({ address }) => !city || address.startsWith(city.name))
          .map(({ id, name, address, phone, work_time }) => ({ id, name, address, phone, work_time })),
      }
    }),
    accept(sendServiceCode, record(phone), (asked, body) => sendCode(asked, body.phone, 'sms')),
    accept(validateServiceCode, record({ ...phone, code: text }), ({ visitor }, body) => {
      demandCode(visitor, body.phone, body.code)
      const verification = `sp-${(visitor.verificationsGiven += 1)}`
      visitor.verifications.set(verification, body.phone)
      return { verification }
    }),
    accept(applyForService, draft, apply),
  ]),
  ...openTo('session', [
    answer(getServiceApplications, ({ visitor }) => ({ applications: visitor.serviceApplications })),
  ]),
]
