import { useId } from 'react'
import type { DeliveryType } from '#data/checkout/checkout'
import { useDeliveryServicesQuery } from '#data/checkout/checkoutApi'
import { FormStyles } from '#forms/FormStyles'
import type { Delivery } from '#data/checkout/useDelivery'
import { WAYS, wayNote } from './pointTexts'

const ALL: readonly DeliveryType[] = ['point', 'courier']

/** Asks for a pickup point or a courier. Only methods that exist are offered, each with its price and first day. */
export function WayChoice({ delivery: { type, way, isWayKnown, onWay } }: { delivery: Delivery }) {
  const { data: services } = useDeliveryServicesQuery(type)
  const name = useId()
  const ofWay = (one: DeliveryType) => services?.filter((service) => service.type === one) ?? []
  const ways = ALL.filter((one) => services === undefined || ofWay(one).length > 0)
  return (
    <fieldset className="choices">
      <FormStyles />
      <legend className="visually-hidden">Способ получения</legend>
      {ways.map((one) => {
        const note = wayNote(ofWay(one))
        return (
          <label className="check option" key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={isWayKnown && one === way}
              onChange={() => onWay(one)}
            />
            <span className="item__main">
              <span className="strong">{WAYS[one]}</span>
              {/* The line keeps its height while the prices load. */}
              <span className="small soft delivery__note">{note}</span>
            </span>
          </label>
        )
      })}
      {services?.length === 0 && <p>Доставки в ваш город пока нет. Выберите другой город.</p>}
    </fieldset>
  )
}
