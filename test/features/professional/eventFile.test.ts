import ICAL from 'ical.js'
import { eventFile } from '../../../src/features/professional/eventFile'

const occasion = {
  id: 1101,
  title: String.raw`Круглый стол «Сложная биометрия»; разбор случаев, ответы в C:\new: всё о расчёте линз 👁️`,
  startsAt: '2026-03-20T18:00:00+03:00',
  endsAt: '2026-03-20T20:30:00+03:00',
  place: 'Москва, ул. Лесная, д. 5; вход со двора',
}

/** jsdom's files have no text(). */
const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(file)
  })

async function read(given: Partial<Parameters<typeof eventFile>[0]> = {}) {
  const file = await eventFile({ ...occasion, ...given })
  const text = await textOf(file)
  const calendar = ICAL.Component.fromString(text)
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('not one event')
  return { file, text, component, event: new ICAL.Event(component) }
}

it('a parser reads what was written: moments, place and texts with their commas, semicolons and backslashes', async () => {
  const { file, component, event } = await read()
  expect(file.name).toBe('meropriyatie-2026-03-20.ics')
  expect(event.uid).toBe('lens-event-1101@shop.test')
  expect([event.summary, event.location]).toEqual([occasion.title, occasion.place])
  expect(event.startDate.zone.tzid).toBe('UTC')
  expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([
    new Date(occasion.startsAt),
    new Date(occasion.endsAt),
  ])
  const alarm = component.getFirstSubcomponent('valarm')
  expect(alarm?.getFirstPropertyValue('description')).toBe(occasion.title)
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT1H')
})

it('without an end it takes an hour, and without a place it names none', async () => {
  const { event } = await read({ endsAt: null, place: null })
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-03-20T19:00:00+03:00'))
  expect(event.location).toBeNull()
})

it('the name has the day of the shop, which may be the one before in UTC', async () => {
  const { file, event } = await read({ startsAt: '2026-03-21T01:00:00+03:00', endsAt: null })
  expect(file.name).toBe('meropriyatie-2026-03-21.ics')
  expect(String(event.startDate)).toBe('2026-03-20T22:00:00Z')
})

it('no line is longer than 75 octets, none ends within a character, and a title adds no lines of its own', async () => {
  const title = `${occasion.title}\nEND:VEVENT\nBEGIN:VEVENT ${occasion.title}`
  const { text, event, component } = await read({ title })
  const lines = text.split('\r\n')
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/)
  expect(event.summary).toBe(title)
  expect(component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('description')).toBe(title)
})

it.each([
  ['a day', '2026-03-20', null, '2026-03-20', '2026-03-21'],
  ['days', '2026-03-20', '2026-03-22', '2026-03-20', '2026-03-23'],
])('%s without a time is no hour of the night', async (_, startsAt, endsAt, from, to) => {
  const { event } = await read({ startsAt, endsAt })
  expect(event.startDate.isDate).toBe(true)
  expect([String(event.startDate), String(event.endDate)]).toEqual([from, to])
})

it.each([
  ['the beginning', occasion.startsAt],
  ['before the beginning', '2026-03-20T17:00:00+03:00'],
])('an end at %s, which calendars refuse, is none', async (_, endsAt) => {
  const { event } = await read({ endsAt })
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-03-20T19:00:00+03:00'))
})
