import { section, sectionAt } from '#shell/lib/section'

const list = section({
  path: '/materials/',
  title: 'Материалы',
  has: (address) => address === '/materials/events/',
})
const detail = section({
  path: '/materials/ID/',
  title: 'Материал',
  has: (address) => /^\/materials\/[^/]+\/$/.test(address),
})
const plain = section({ path: '/stars/', title: 'Звёзды' })

it.each([
  ['/materials/', list],
  ['/materials/events', list],
  ['/Materials/EVENTS/', list],
  ['/materials/7/', detail],
  ['/materials/a7', detail],
  ['/materials/7/8/', undefined],
  ['/stars', plain],
  ['/stars/7/', undefined],
])('finds what stands at %s', (address, expected) => {
  expect(sectionAt([list, detail, plain], address)).toBe(expected)
})
