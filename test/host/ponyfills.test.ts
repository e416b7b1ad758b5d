import {
  bind,
  defaultView,
  entries,
  from,
  keysIn,
  reduce,
  reportError,
  stringify,
  values,
} from '../../src/host/ponyfills'

it('Array.from accepts iterables and array-likes', () => {
  expect(from(new Set([1, 2]))).toEqual([1, 2])
  expect(from('añ')).toEqual(['a', 'ñ'])
  expect(from(new Map([['a', 1]]).keys(), (key) => `${key}!`)).toEqual(['a!'])
  expect(from({ length: 3 }, (_, index) => index)).toEqual([0, 1, 2])
  expect(from([5])).toEqual([5])
})

it('the view of the document is the window, whatever has its name', () => {
  Object.defineProperty(document, 'defaultView', { configurable: true, value: document.createElement('img') })
  expect(defaultView).toBe(window)
  Reflect.deleteProperty(document, 'defaultView')
})

it('reduce works on lists, and calls the own method of anything else', () => {
  const sum = (total: unknown, item: unknown) => Number(total) + Number(item)
  expect(reduce([1, 2, 3], sum, 10)).toBe(16)
  expect(reduce([1, 2, 3], sum)).toBe(6)
  expect(reduce([], sum, undefined)).toBeUndefined()
  expect(reduce({ reduce: () => 'theirs' }, sum)).toBe('theirs')
})

it('an error is reported in the console only', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const heard = jest.fn()
  addEventListener('error', heard)
  const error = new Error('in a handler')
  reportError(error)
  expect(told).toHaveBeenCalledWith('[lens-widgets]', error)
  expect(heard).not.toHaveBeenCalled()
  removeEventListener('error', heard)
  told.mockRestore()
})

it('bind fixes this and the first arguments', () => {
  const bound = bind(
    function (this: unknown, ...rest: unknown[]) {
      return [this, ...rest]
    },
    'self',
    1,
  ) as (...rest: unknown[]) => unknown
  expect(bound(2)).toEqual(['self', 1, 2])
  expect(bind({ bind: (...given) => given }, 'self', 1)).toEqual(['self', 1])
})

it('entries works on lists and maps', () => {
  expect([...(entries(['a']) as Iterable<unknown>)]).toEqual([[0, 'a']])
  expect([...(entries(new Map([['k', 'v']])) as Iterable<unknown>)]).toEqual([['k', 'v']])
})

describe('on a page that has changed what all lists and objects have', () => {
  const lists = Array.prototype as unknown as Record<string, unknown>
  const objects = Object.prototype as unknown as Record<string, unknown>

  beforeEach(() => {
    lists['toJSON'] = () => 'spoilt'
    objects['extra'] = 'spoilt'
  })
  afterEach(() => {
    delete lists['toJSON']
    delete objects['extra']
  })

  it('lists are serialised as lists despite toJSON of the page, dates as before', () => {
    const date = new Date(0)
    expect(stringify([1, { a: [[2]], date }])).toBe('[1,{"a":[[2]],"date":"1970-01-01T00:00:00.000Z"}]')
    expect(stringify({ a: [1], b: 2 }, ['a'])).toContain('"a"')
    expect(stringify([1], (_, value) => (value === 1 ? 'one' : value), 1)).toBe('[\n "one"\n]')
    expect(stringify(undefined)).toBeUndefined()
  })

  it('for … in sees own keys only', () => {
    const keys: string[] = []
    for (const key in keysIn({ extra: 1, own: 2 })) keys.push(key)
    for (const key in keysIn(Object.create({ inherited: 1 }) as object)) keys.push(key)
    expect(keys).toEqual(['extra', 'own', 'inherited'])
    expect(values({ own: 2 })).toEqual([2])
  })
})

it('an error is reported in the console only', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const error = new Error('handler')
  reportError(error)
  expect(told).toHaveBeenCalledWith('[lens-widgets]', error)
  told.mockRestore()
})
