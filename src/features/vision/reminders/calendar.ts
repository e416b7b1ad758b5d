import { formatDate, type IsoDate } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import type { Reminder } from '#data/reminders/reminder'

/** The hour of the day at which the alarm rings. */
const MORNING = 9

/**
 * Returns the reminder as a calendar file: an all-day event without a time zone, with an alarm in the
 * morning. Each file of a reminder has the same uid, so that a later file moves the event.
 */
export async function calendarFile({
  id,
  title,
  packsCount,
  purchasedAt,
  remindAt,
}: Reminder & { remindAt: IsoDate }): Promise<File> {
  // The library loads on demand: it is larger than the page, and few customers need it.
  const { eventInFile, spanOf } = await import('#parts/lib/eventInFile')
  const day = dayInShop(remindAt)
  return eventInFile(`napominanie-${day}.ics`, {
    uid: `lens-reminder-${id}@${location.hostname}`,
    title: `Купить линзы: ${title}`,
    description: [`Упаковок: ${packsCount}`, purchasedAt !== null && `куплены ${formatDate(purchasedAt)}`]
      .filter(Boolean)
      .join(', '),
    ...spanOf(day, null),
    busyStatus: 'FREE',
    alarms: [
      {
        action: 'display',
        description: `Купить линзы: ${title}`,
        trigger: { hours: MORNING, before: false },
      },
    ],
  })
}
