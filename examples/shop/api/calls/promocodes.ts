import {
  buyPromoCode,
  buyPromoCodeByCertificate,
  getCertificateHistory,
  getCertificates,
  getPromoCodes,
  getScore,
} from '#api/generated/promocodes'
import type { Schemas } from '../http/contract'
import { at, stamp } from '../dates'
import { positive, record } from '../http/fields'
import { scoreOf, spend } from '../ledger'
import { found, refused } from '../http/refusal'
import { accept, answer, type Route, type Visit } from '../http/route'
import { certificates, promoCode } from '../seed/promoCodes'
import { nextId } from '../visitor'

const validDays = 90

const isSoldById = (one: Schemas['Certificate']): one is Schemas['Certificate'] & { id: number } =>
  one.id !== null

/** Takes the points, adds the promo code, and keeps the purchase in the history. */
function buy({ visitor, now }: Visit, { title, denomination_value, points_price }: Schemas['Certificate']) {
  const bought = nextId(visitor.boughtCertificates, 301)
  spend(visitor, now, points_price, title, { type: 'certificate', id: bought })
  const code = promoCode(
    `YASNO-${denomination_value}-${bought}`,
    denomination_value,
    at(now, validDays, '23:59'),
  )
  visitor.promoCodes.active.unshift(code)
  visitor.boughtCertificates.unshift({
    id: bought,
    title,
    denomination_value,
    points_price,
    promo_code: code.promo_code,
    bought_at: stamp(now),
  })
  return code
}

export const promocodes: Route[] = [
  answer(getCertificates, () => ({ certs: certificates })),
  answer(getScore, ({ visitor, now }) => scoreOf(visitor, now)),
  answer(getPromoCodes, ({ visitor }) => visitor.promoCodes),
  answer(getCertificateHistory, ({ visitor }) => ({ certs: visitor.boughtCertificates })),
  accept(buyPromoCodeByCertificate, record({ id: positive }), (asked, { id }) =>
    buy(asked, found(certificates.filter(isSoldById), id)),
  ),
  accept(buyPromoCode, record({ denomination_value: positive }), (asked, body) => {
    const certificate = certificates.find(
      ({ denomination_value }) => denomination_value === body.denomination_value,
    )
    if (!certificate) throw refused('Промокода такого номинала нет')
    return buy(asked, certificate)
  }),
]
