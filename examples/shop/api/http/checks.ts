import { getMoneybacks, requestMoneyback, uploadCheck } from '#api/generated/checks'
import type { Schemas } from './contract'
import { stamp } from '../dates'
import { anyText, optional, positive, receiptFile, record, text } from './fields'
import { found, invalid, refused } from './refusal'
import { accept, answer, type Route } from './route'
import { roubles } from '../seed/catalogue'
import { nextId } from '../visitor'

/** Stands for the result of reading a photo: the sandbox does not read photos. */
const recognisedSum = 1990
const recognisedAs = 'Ясно Месяц, 6 линз'

const upload = record({
  bill: optional(anyText),
  file: optional(receiptFile),
  checkSource: text,
})

/** Reads the text of a receipt's QR code: "t=20260227T1802&s=2480.00&fn=…&i=…&fp=…&n=1". */
function readBill(bill: string) {
  const fields = new URLSearchParams(bill)
  const fiscal = { fn: fields.get('fn'), fd: fields.get('i'), fp: fields.get('fp') }
  const time = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(fields.get('t') ?? '')
  if (!time || !fiscal.fn || !fiscal.fd || !fiscal.fp) throw invalid({ bill: ['Это не код кассового чека'] })
  const [, year, month, day, hour, minute] = time
  return {
    fiscal,
    sum: Number(fields.get('s')),
    purchased_at: `${year}-${month}-${day}T${hour}:${minute}:00+03:00`,
  }
}

const photographed = { fiscal: { fn: null, fd: null, fp: null }, sum: recognisedSum, purchased_at: null }

const isSame = (one: Schemas['Check']['fiscal'], other: Schemas['Check']['fiscal']) =>
  one.fn !== null && one.fn === other.fn && one.fd === other.fd && one.fp === other.fp

export const checks: Route[] = [
  answer(getMoneybacks, ({ visitor }) => ({ items: visitor.moneybacks })),
  accept(
    requestMoneyback,
    record({ check_id: positive, reason: text }),
    ({ visitor, now }, { check_id, reason }) => {
      const { total_sum, products, status } = found(visitor.checks, check_id)
      if (status.code !== 'accepted') throw refused('Чек ещё не принят')
      if (visitor.moneybacks.some((item) => item.check_id === check_id))
        throw refused('Возврат по этому чеку уже запрошен')
      const moneyback = {
        id: nextId(visitor.moneybacks, 451),
        created_at: stamp(now),
        check_id,
        product_title: products[0]?.name ?? '',
        reason,
        amount: total_sum ?? roubles(0),
        status: { code: 'processing', label: 'Рассматриваем' },
      }
      visitor.moneybacks.unshift(moneyback)
      return moneyback
    },
  ),
  accept(uploadCheck, upload, ({ visitor, now }, { bill, file }) => {
    if (!bill && !file) throw invalid({ file: ['Приложите фото чека или отсканируйте его код'] })
    const { fiscal, sum, purchased_at } = bill ? readBill(bill) : photographed
    if (visitor.checks.some((check) => isSame(check.fiscal, fiscal))) {
      throw refused('Чек с такими данными уже зарегистрирован', 2)
    }
    const id = nextId(visitor.checks, 61)
    const points = Math.round(sum / 20)
    visitor.checks.unshift({
      id,
      created_at: stamp(now),
      source: 'upload',
      partner: null,
      purchased_at,
      total_sum: roubles(sum),
      fiscal,
      status: { code: 'processing', label: 'На проверке' },
      reject_reason: null,
      points,
      products: [{ name: recognisedAs, quantity: 1, price: roubles(sum), is_eligible: true, points }],
      file: file ? { name: file.name, size: file.size, url: null } : null,
    })
    return { id }
  }),
]
