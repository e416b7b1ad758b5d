import { ownAddress } from '../../../src/features/professional/video/ownAddress'

// Chrome before 120 and Safari before 17 have no `URL.canParse`.
const canParse = URL.canParse.bind(URL)
beforeAll(() => void Reflect.deleteProperty(URL, 'canParse'))
afterAll(() => void Object.assign(URL, { canParse }))

it.each([
  ['/clips/one.mp4', '/clips/one.mp4'],
  ['https://shop.test/one.mp4', 'https://shop.test/one.mp4'],
  ['https://elsewhere.test/one.mp4', undefined],
  ['https://[', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('of %s the page may load %s', (address, own) => {
  expect(ownAddress(address)).toBe(own)
})
