import { partsOf, productIdOf } from '../../../src/host/page/productId'

const container = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

it('the product and its parts come from the attributes', () => {
  const product = container('<div data-product-id=" 202 " data-show="reviews buy"></div>')
  expect(productIdOf(product)).toBe('202')
  expect(partsOf(product)).toEqual(['buy', 'reviews'])
})

it('what a page has given all objects is no setting of a container', () => {
  // The `Object.prototype` of jsdom's realm, which is not the test's own.
  const all = Object.getPrototypeOf(DOMStringMap.prototype) as object
  Object.assign(all, { productId: '7', show: 'reviews' })
  try {
    jest.spyOn(console, 'warn').mockImplementation()
    const bare = container('<div></div>')
    expect(productIdOf(bare)).toBeUndefined()
    expect(partsOf(bare)).toEqual(['buy', 'reviews', 'related'])
  } finally {
    for (const name of ['productId', 'show']) Reflect.deleteProperty(all, name)
  }
})
