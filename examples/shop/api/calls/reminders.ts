import {
  calculateRemindDate,
  createReminder,
  deleteReminder,
  getReminders,
  updateReminder,
} from '#api/generated/reminders'
import type { Schemas } from '../http/contract'
import { dateOf, inDays } from '../dates'
import { date, flag, oneOf, positive, record, some } from '../http/fields'
import { found } from '../http/refusal'
import { accept, answer, type Route } from '../http/route'
import { products } from '../seed/catalogue'
import { nextId, type Visitor } from '../visitor'

const reminderDraft = record({
  product_id: positive,
  packs_count: positive,
  purchased_at: date,
  remind_at: date,
  channels: some(oneOf('email', 'sms', 'push'), 'Выберите, как напомнить'),
  is_active: flag,
})

const question = record({ product_id: positive, packs_count: positive, purchased_at: date, eyes: positive })

/** Days before the lenses run out: there is still time to order. */
const early = 7

/** Returns the number of days for which a lens of this product is worn. */
const wornDays = ({ types }: Schemas['Product']) => (types.includes('monthly') ? 30 : 1)

function lastsDays(product: Schemas['Product'], packs: number, eyes: number) {
  const lenses = product.eshop_packs[0]?.params[0]?.value ?? 1
  return Math.floor((packs * lenses) / eyes) * wornDays(product)
}

const reminded = (
  { lensesInfo }: Visitor,
  id: number,
  draft: Schemas['ReminderDraft'],
): Schemas['Reminder'] => {
  const { title, picture } = found(products, draft.product_id)
  const lenses = lensesInfo.lenses.filter(({ product_id }) => product_id === draft.product_id)
  return { ...draft, id, title, picture, lenses }
}

export const reminders: Route[] = [
  answer(getReminders, ({ visitor }) => ({ reminders: visitor.reminders })),
  accept(createReminder, reminderDraft, ({ visitor }, draft) => {
    const reminder = reminded(visitor, nextId(visitor.reminders, 41), draft)
    visitor.reminders.unshift(reminder)
    return reminder
  }),
  accept(updateReminder, reminderDraft, ({ visitor, path }, draft) => {
    const reminder = found(visitor.reminders, path.id)
    return Object.assign(reminder, reminded(visitor, reminder.id, draft))
  }),
  answer(deleteReminder, ({ visitor, path }) => {
    const gone = found(visitor.reminders, path.id)
    visitor.reminders = visitor.reminders.filter((reminder) => reminder !== gone)
  }),
  accept(calculateRemindDate, question, (_, { product_id, packs_count, purchased_at, eyes }) => {
    const days = lastsDays(found(products, product_id), packs_count, eyes)
    return { remind_at: dateOf(inDays(new Date(purchased_at), Math.max(1, days - early))) }
  }),
]
