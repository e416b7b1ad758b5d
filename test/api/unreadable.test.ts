import { nameOf } from '../../src/api/failedCalls'
import { noteCall, readAnswer } from '../../src/api/unreadable'
import { id, inside, list, camelRecord, moneyOrNull, nullIfUnreadable, text } from '../../src/api/wire'
import { hear } from '../support/events'

const CALL = 'GET /api/v2/internal/things/{id}/'
const item = camelRecord({
  id,
  title: text,
  price: moneyOrNull,
  owner: nullIfUnreadable(camelRecord({ id })),
})
const read = inside('items', list(item))

function told(data: object) {
  jest.spyOn(console, 'warn').mockReset()
  noteCall(data, CALL)
  const problems = hear('problem')
  try {
    readAnswer(read, data)
  } catch {
    // The problem is reported even if the read fails.
  }
  return problems.map(([, { call, field, reason, times }]) => [call, field, reason, times])
}

const good = { id: 1, title: 'Да', price: { value: 10, currency: 'RUB' }, owner: null }

it('a good answer, and what may be missing in it, is no problem', () => {
  expect(told({ items: [good, { id: 2 }], more: 1 })).toEqual([])
})

it('each field is told once, with how often it is so, however many there are', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => ({ ...good, id: index, price: '10' }))
  expect(told({ items: [...items, { ...good, id: 'x', owner: { id: {} } }, { title: 7 }, null] })).toEqual([
    [CALL, 'items[].price', 'type', 10_000],
    [CALL, 'items[].owner.id', 'type', 1],
    [CALL, 'items[].id', 'missing', 1],
    [CALL, 'items[]', 'missing', 1],
  ])
  expect(console.warn).toHaveBeenCalledTimes(4)
  // The same in a later answer.
  expect(told({ items: [{ ...good, price: 7 }] })).toEqual([])
})

it('the console says what each field should be, and no value', () => {
  told({ items: [{ id: 1, title: 7, price: 'четыре', owner: [] }] })
  const warnings = jest.mocked(console.warn).mock.calls.map(([text]) => String(text))
  expect(warnings.map((text) => /[^ ]+ \(.*/.exec(text)?.[0])).toEqual([
    'items[].title (type, should be: text)',
    'items[].price (type, should be: price)',
    'items[].owner (type, should be: object)',
  ])
})

it('an answer that is another thing is told as a whole', () => {
  expect(told([])).toEqual([[CALL, null, 'type', 1]])
})

it('nothing is told while the page is being left', () => {
  window.dispatchEvent(new Event('pagehide'))
  expect(told({ items: 7 })).toEqual([])
  window.dispatchEvent(new Event('pageshow'))
  expect(told({ items: 7 })).toEqual([[CALL, 'items', 'type', 1]])
})

it('a call is named as the contract names it', () => {
  expect(nameOf({ method: 'GET', path: '/v2/internal/basket/' })).toBe('GET /api/v2/internal/basket/')
})
