import type { Order } from '#data/orders/order'
import { CalendarButton } from '#parts/CalendarButton'
import { deliveryFile, hasDay } from './deliveryFile'

/** Puts the day and hours of a delivery into the customer's calendar. */
export const DeliveryCalendar = ({ order }: { order: Order }) =>
  hasDay(order) ? <CalendarButton variant="secondary" small makeFile={() => deliveryFile(order)} /> : null
