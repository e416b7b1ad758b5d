import fc from 'fast-check'
import { receiptLinksOf, usedParameters } from '#data/receipts/receiptLink'

it('a page address with code and sign names a receipt', () => {
  expect(receiptLinksOf('?code=7&sign=ab&timestamp=17&products[1]=Капли&products[0]=Линзы')).toEqual({
    apply: { code: '7', sign: 'ab', timestamp: '17', products: ['Линзы', 'Капли'] },
  })
})

it('a page address with the task of a partner names a receipt', () => {
  expect(
    receiptLinksOf('?task=check_from_link&inn=77&sign=ab&partner=z&timecode=t&products[0]=Линзы'),
  ).toEqual({
    partner: { inn: '77', sign: 'ab', partner: 'z', timecode: 't', products: ['Линзы'] },
  })
})

it.each(['', '?code=7', '?sign=ab', '?code=&sign=ab', '?task=other&products[0]=a', '?products[0]=a'])(
  'a page address without a trigger registers nothing: %s',
  (search) => expect(receiptLinksOf(search)).toEqual({}),
)

describe('a hostile address', () => {
  const productsOf = (products: string) => receiptLinksOf(`?code=7&sign=ab&${products}`).apply?.products

  it.each([
    ['products[__proto__]=a&products[constructor]=b&products[0]=c', ['c']],
    ['products[99999999999]=a&products[-1]=b&products[1e3]=c&products[]=d&products=e', []],
    ['products[5]=b&products[2]=a&products[900]=c', ['a', 'b', 'c']],
    ['products[0]=first&products[0]=last', ['last']],
    ['products[0]=%E0%A4%A&products[1]=%zz', expect.any(Array)],
    [`products[0]=${'x'.repeat(65_536)}`, []],
  ])('a hostile page address gives a dense, bounded list: %.60s', (query, products) => {
    expect(productsOf(query)).toEqual(products)
  })

  it('a hostile page address gives 200 products at most', () => {
    const query = Array.from({ length: 5000 }, (_, index) => `products[${index}]=p`).join('&')
    expect(productsOf(query)).toHaveLength(200)
  })

  it('a hostile page address does no harm, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const { apply, partner } = receiptLinksOf(search)
        for (const link of [apply, partner]) expect(link?.products ?? []).not.toContain('')
      }),
      { numRuns: 500 },
    )
    expect(({} as Record<string, unknown>)['a']).toBeUndefined()
  })
})

describe('the parameters that leave the address', () => {
  const both = '?code=7&sign=ab&timestamp=1&task=check_from_link&inn=77&products[0]=a&page=2'

  it('only parameters of the successful flow leave the address', () => {
    expect(usedParameters('?code=7&sign=ab&products[0]=a&page=2', ['apply'], [])).toEqual([
      'code',
      'sign',
      'products[0]',
    ])
  })

  it('parameters that the failed flow still needs stay in the address', () => {
    expect(usedParameters(both, ['apply'], ['partner'])).toEqual(['code', 'timestamp'])
  })

  it('no parameter leaves the address after a failure', () => {
    expect(usedParameters(both, [], ['apply', 'partner'])).toEqual([])
  })
})
