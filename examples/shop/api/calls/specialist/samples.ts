import { cancelSamplingOrder, getSampleProducts, getSamplingOrders, orderSamples } from '#api/generated/trial'
import type { Schemas } from '../../http/contract'
import { number, optional, orNull, positive, record, some, textOrNull } from '../../http/fields'
import { changedMeanwhile, closed, found, invalid, refused } from '../../http/refusal'
import { accept, answer, openTo, type Route } from '../../http/route'
import { sampleOrder } from '../../seed/specialist/practice'
import { nextId } from '../../visitor'
import { openedBy } from './practice'

const measure = optional(orNull(number))
const samplesDraft = record({
  work_place_id: positive,
  items: some(
    record({
      product_id: positive,
      quantity: positive,
      sphere: measure,
      cylinder: measure,
      axis: measure,
      addition: optional(textOrNull),
      base_curve: measure,
      diameter: measure,
    }),
    'Выберите хотя бы один образец',
  ),
  comment: textOrNull,
})

type Item = Schemas['SamplesDraft']['items'][number]

const PARAMETERS = ['sphere', 'cylinder', 'axis', 'addition', 'base_curve', 'diameter'] as const

/** Refuses a lens of values that it is not made in. */
function demandMade(item: Item, range: Schemas['LensParams'], place: number) {
  for (const name of PARAMETERS) {
    const values: readonly (number | string)[] = range[name]
    const value = item[name] ?? null
    const isMade = values.length === 0 ? value === null : value !== null && values.includes(value)
    if (!isMade) throw invalid({ [`items.${place}.${name}`]: ['Проверьте значение'] })
  }
}

const lensOf = (item: Item, title: string): Schemas['Lens'] => ({
  eye: 'right',
  product_id: item.product_id,
  title,
  sphere: item.sphere ?? null,
  cylinder: item.cylinder ?? null,
  axis: item.axis ?? null,
  addition: item.addition ?? null,
  base_curve: item.base_curve ?? null,
  diameter: item.diameter ?? null,
})

export const specialistSamples: Route[] = [
  // Consumers see the samples that were handed out to them.
  ...openTo('session', [
    answer(getSamplingOrders, ({ visitor }) => {
      if (visitor.specialist) openedBy(visitor, 'is_allowed_order_samples')
      else if (!visitor.consumer) throw closed()
      return { orders: visitor.samplingOrders }
    }),
  ]),
  ...openTo('specialist', [
    answer(getSampleProducts, ({ visitor }) => ({
      products: openedBy(visitor, 'is_allowed_order_samples').samples,
    })),
    accept(orderSamples, samplesDraft, ({ visitor, now }, { work_place_id, items, comment }) => {
      const { samples, workPlaces } = openedBy(visitor, 'is_allowed_order_samples')
      if (!workPlaces.some(({ id }) => id === work_place_id))
        throw invalid({ work_place_id: ['Выберите место работы'] })
      const wanted = items.map((item, place) => {
        const sample = samples.find(({ product_id }) => product_id === item.product_id)
        if (!sample) throw invalid({ [`items.${place}.product_id`]: ['Этого образца нет'] })
        if (sample.range) demandMade(item, sample.range, place)
        return { item, sample }
      })
      for (const sample of samples) {
        const total = wanted
          .filter((one) => one.sample === sample)
          .reduce((sum, { item }) => sum + item.quantity, 0)
        if (total > sample.left) throw changedMeanwhile(`${sample.title}: осталось ${sample.left}`)
      }
      for (const { item, sample } of wanted) sample.left -= item.quantity
      const order = sampleOrder(
        now,
        nextId(visitor.samplingOrders, 31),
        work_place_id,
        wanted.map(({ item, sample: { title, range } }) => ({
          product_id: item.product_id,
          title,
          quantity: item.quantity,
          lens: range && lensOf(item, title),
        })),
        comment,
      )
      visitor.samplingOrders.unshift(order)
      return order
    }),
    answer(cancelSamplingOrder, ({ visitor, path }) => {
      const { samples } = openedBy(visitor, 'is_allowed_order_samples')
      const order = found(visitor.samplingOrders, path.id)
      if (!order.is_cancelable) throw refused('Этот заказ уже нельзя отменить')
      for (const { product_id, quantity } of order.items ?? []) {
        const sample = samples.find((one) => one.product_id === product_id)
        if (sample) sample.left = Math.min(sample.limit, sample.left + quantity)
      }
      return Object.assign(order, {
        status: { code: 'cancelled', label: 'Отменён' },
        is_cancelable: false,
      })
    }),
  ]),
]
