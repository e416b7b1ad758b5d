import { getTrialOrders, orderTrialLenses } from '#api/generated/trial'
import { dateOf, inDays, stamp } from '../dates'
import { positive, record } from '../http/fields'
import { found, refused } from '../http/refusal'
import { accept, answer, type Route } from '../http/route'
import { lens, products } from '../seed/catalogue'
import { departmentOf, locatorPoints } from '../seed/places'
import { consumerOf, nextId } from '../visitor'

const pairs = 5

export const trial: Route[] = [
  answer(getTrialOrders, ({ visitor }) => ({ orders: visitor.trialOrders })),
  accept(
    orderTrialLenses,
    record({ product_id: positive, department_id: positive }),
    ({ visitor, now }, { product_id, department_id }) => {
      if (!consumerOf(visitor).is_allowed_order_samples) {
        throw refused('Пробные линзы можно заказать после приёма у специалиста')
      }
      const { title } = found(products, product_id)
      const id = nextId(visitor.trialOrders, 71)
      const worn =
        visitor.lensesInfo.lenses.length > 0 ? visitor.lensesInfo.lenses : [lens('right', 0), lens('left', 0)]
      const order = {
        id,
        number: `П-${id}`,
        created_at: stamp(now),
        status: { code: 'ordered', label: 'Заказаны в оптику' },
        lenses: worn.map((one) => ({ ...one, product_id, title, quantity: pairs })),
        department: departmentOf(found(locatorPoints, department_id)),
        pickup_until: dateOf(inDays(now, 21)),
        activation_code: String(4000 + id),
        entry_id: null,
        is_cancelable: true,
      }
      visitor.trialOrders.unshift(order)
      return order
    },
  ),
]
