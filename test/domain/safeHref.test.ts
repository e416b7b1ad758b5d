import fc from 'fast-check'
import { safeHref } from '../../src/domain/safeHref'

it.each([
  'https://lens.test/a?b#c',
  'HTTP://lens.test',
  'tel:+79161234567',
  'mailto:a@lens.test',
  '/points/',
  '?page=2',
  '#awards',
])('the address %s is kept', (address) => {
  expect(safeHref(address)).toBe(address)
})

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://lens.test/1',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  '',
  null,
  undefined,
])('the address %j is dropped', (address) => {
  expect(safeHref(address)).toBeUndefined()
})

it('only addresses of known schemes are kept', () => {
  const pieces = fc.array(
    fc.constantFrom('java', 'script', 'data', 'http', 's', ':', '/', '\\', '\t', ' ', 'x', '#', '?'),
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const href = safeHref(parts.join(''))
      const page = 'https://shop.test/personal/'
      if (href === undefined || !URL.canParse(href, page)) return
      const { protocol, origin } = new URL(href, page)
      expect(['http:', 'https:', 'tel:', 'mailto:']).toContain(protocol)
      if (!/^http/i.test(href)) expect(origin).toBe('https://shop.test')
    }),
    { numRuns: 1000 },
  )
})
