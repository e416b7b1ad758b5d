import type { Order } from '#data/orders/order'
import { CalendarButton } from '#parts/CalendarButton'
import { deliveryFile, hasDay } from './deliveryFile'

/** A button that adds a delivery to the customer's calendar; renders nothing if its day is unknown. */
export const DeliveryCalendar = ({ order }: { order: Order }) =>
  hasDay(order) ? <CalendarButton variant="secondary" small makeFile={() => deliveryFile(order)} /> : null
