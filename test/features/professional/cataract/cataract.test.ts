import fc from 'fast-check'
import {
  CATARACT_KINDS,
  effectsOf,
  inWords,
  nameOf,
  type Effects,
} from '../../../../src/features/professional/cataract/cataract'

const kinds = fc.constantFrom(...CATARACT_KINDS)
const percents = fc.integer({ min: 0, max: 100 })

it('nothing changes at 0, and each effect grows with the severity', () => {
  fc.assert(
    fc.property(kinds, percents, percents, (kind, one, other) => {
      expect(Object.values(effectsOf(kind, 0))).toEqual([0, 0, 0, 0, 0])
      const [less, more] = [effectsOf(kind, Math.min(one, other)), effectsOf(kind, Math.max(one, other))]
      for (const name of Object.keys(less) as (keyof Effects)[])
        expect(less[name]).toBeLessThanOrEqual(more[name])
    }),
  )
})

it('each kind differs plainly from the others: far, near, colours and light', () => {
  const [nuclear, cortical, psc] = CATARACT_KINDS.map((kind) => effectsOf(kind, 100)) as [
    Effects,
    Effects,
    Effects,
  ]
  expect(nuclear.distanceBlur).toBeGreaterThan(2 * nuclear.nearBlur)
  expect(psc.nearBlur).toBe(2 * psc.distanceBlur)
  expect(cortical.distanceBlur).toBe(cortical.nearBlur)
  expect(nuclear.yellowing).toBeGreaterThan(3 * cortical.yellowing)
  expect([psc.glare, cortical.glare, nuclear.glare].map((share) => share.toFixed(4))).toEqual([
    '1.0000',
    '0.6026',
    '0.5495',
  ])
})

it('says what is to be seen', () => {
  expect(nameOf('nuclear', 40)).toBe('Ядерная, выраженность 40 %')
  expect(inWords('psc', 0, true)).toBe('Картина без изменений.')
  expect(inWords('psc', 70, true)).toMatch(
    /^Изменения сильные\. Вблизи читать труднее.*Яркий свет усиливает засветку\.$/,
  )
})
