import { calendarFile } from '../../../../src/features/vision/reminders/calendar'
import { download } from '#host/page/download'
import type { Reminder } from '#data/reminders/reminder'

const reminder = {
  id: 41,
  productId: 202,
  title: 'Ясно Месяц; для «чутких», глаз',
  picture: null,
  lenses: [],
  packsCount: 2,
  purchasedAt: '2026-03-01',
  remindAt: '2026-02-28',
  channels: ['email'],
  isActive: true,
} satisfies Reminder

/** Returns the unfolded lines of a calendar file. */
async function linesOf(file: File) {
  // jsdom's files have no text().
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(file)
  })
  return text.replace(/\r\n[ \t]/g, '').split('\r\n')
}

it('a calendar file is an all-day event with an alarm in the morning', async () => {
  const file = await calendarFile(reminder)
  expect(file.name).toBe('napominanie-2026-02-28.ics')
  expect(file.type).toContain('text/calendar')
  const lines = await linesOf(file)
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:lens-reminder-41@shop.test',
      'DTSTART;VALUE=DATE:20260228',
      'DTEND;VALUE=DATE:20260301',
      String.raw`SUMMARY:Купить линзы: Ясно Месяц\; для «чутких»\, глаз`,
      'BEGIN:VALARM',
      'TRIGGER:PT9H',
      'END:VCALENDAR',
    ]),
  )
})

it.each([
  '2026-12-31T00:00:00+03:00',
  // It is the next day in the shop already, as the screens tell.
  '2026-12-30T21:30:00Z',
])('a calendar file has only the day of a reminder in the shop: %s', async (remindAt) => {
  const file = await calendarFile({ ...reminder, remindAt })
  expect(file.name).toBe('napominanie-2026-12-31.ics')
  const lines = await linesOf(file)
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
})

it('the day of a reminder is the shop’s, which may be the next one in UTC', async () => {
  const file = await calendarFile({ ...reminder, remindAt: '2026-12-30T21:00:00Z' })
  expect(file.name).toBe('napominanie-2026-12-31.ics')
  const lines = await linesOf(file)
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
})

it('a calendar file is downloaded under its name, and its memory is freed later', () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
  const clicked: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`)
  })
  const revokeObjectURL = jest.fn()
  Object.assign(URL, { createObjectURL: () => 'blob:https://shop.test/1', revokeObjectURL })
  download(new File(['…'], 'a.ics'))
  expect(clicked).toEqual(['a.ics blob:https://shop.test/1'])
  expect(revokeObjectURL).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:https://shop.test/1')
  click.mockRestore()
  jest.useRealTimers()
})
