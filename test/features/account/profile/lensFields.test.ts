import type { KeptLenses } from '#data/profile/profile'
import { lensFields, typedLenses } from '../../../../src/features/account/profile/lensRules'

const lens = (eye: 'right' | 'left', productId: number | null = 202) => ({
  ...{ eye, productId, title: 'Ясно Месяц', sphere: -2, cylinder: null, axis: null },
  ...{ addition: null, baseCurve: null, diameter: null },
})

const info = (...lenses: ReturnType<typeof lens>[]): KeptLenses => ({
  ...{ wearsLenses: true, lenses, replacement: null, solutionProductId: null, since: null },
})

const chosen = typedLenses(info(lens('right'))).right

describe('the server names a lens by its place in the request', () => {
  it('where only the left eye has one', () => {
    const typed = { ...typedLenses(info()), same: false, left: chosen }
    expect(lensFields(info(), typed)['lenses.0.sphere']).toBe('left.sphere')
  })

  it('where the record has one whose product is unknown, which goes back as it is', () => {
    const kept = info(lens('right', null), lens('left'))
    const fields = lensFields(kept, typedLenses(kept))
    expect(fields['lenses.1.sphere']).toBe('left.sphere')
  })

  it('where the left eye gets that of the right one', () => {
    const kept = info(lens('left'))
    const typed = { ...typedLenses(kept), same: true, right: chosen }
    expect(lensFields(kept, typed)).toMatchObject({
      'lenses.0.sphere': 'right.sphere',
      'lenses.1.sphere': 'right.sphere',
    })
  })
})
