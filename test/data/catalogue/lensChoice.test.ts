import fc from 'fast-check'
import {
  isLensKnown,
  lensChoice,
  picksOf,
  withPick,
  type ParameterName,
  type Picks,
} from '#data/catalogue/lensChoice'
import type { Offer } from '#data/catalogue/product'

const NAMES: ParameterName[] = ['sphere', 'cylinder', 'axis', 'addition', 'baseCurve', 'diameter', 'colour']

const offerOf = (values: Partial<Offer>, offerId: number): Offer => ({
  offerId,
  productId: 1,
  packId: 1,
  title: 'Линзы',
  picture: null,
  params: [],
  price: { value: 100, currency: 'RUB' },
  points: 0,
  isAvailable: true,
  sphere: null,
  cylinder: null,
  axis: null,
  addition: null,
  baseCurve: null,
  diameter: null,
  colour: null,
  ...values,
})

const some = <T>(...values: T[]) => fc.constantFrom(...values)
const offers = fc
  .array(
    fc.record({
      sphere: some(-9, -2.75, 0, 1.5, null),
      cylinder: some(-0.75, -1.25, 0, null),
      axis: some(10, 90, 180, null),
      addition: some('LOW', 'HIGH', null),
      baseCurve: some(8.4, 8.6),
      colour: some('Голубой', 'Ореховый', null),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) => all.map(offerOf))
/** Presses of options, by their index. */
const presses = fc.array(fc.tuple(some(...NAMES), fc.nat(20)), { maxLength: 25 })

function press(all: readonly Offer[], picks: Picks, name: ParameterName, place: number): Picks {
  const parameter = lensChoice(all, picks).asked.find((asked) => asked.name === name)
  const option = parameter?.options[place % Math.max(1, parameter.options.length)]
  return option && parameter.only === undefined ? withPick(all, picks, name, option.key).picks : picks
}

const play = (all: readonly Offer[], steps: [ParameterName, number][]): Picks =>
  steps.reduce<Picks>((picks, [name, place]) => press(all, picks, name, place), {})

it("the customer's axis of 0 is the 180 that is sold, and a cylinder of 0 has none", () => {
  const lens = { sphere: -2, cylinder: -0.75, axis: 0, addition: null, baseCurve: null, diameter: null }
  const sold = [10, 180].map((axis, place) => offerOf({ ...lens, axis }, place))
  expect(lensChoice(sold, picksOf(lens), { axis: [0, 10] }).offer).toBe(sold[1])
  expect(
    lensChoice([offerOf({ ...lens, axis: 0 }, 1)], {}, { axis: [180] }).asked[2]?.options ?? [],
  ).toHaveLength(1)
  const flat = { ...lens, cylinder: 0 }
  expect(isLensKnown(flat, [offerOf({ sphere: -2 }, 1), offerOf({ sphere: -3 }, 2)])).toBe(true)
})

it('a complete choice is always an offer of that combination', () => {
  fc.assert(
    fc.property(offers, presses, (all, steps) => {
      const picks = play(all, steps)
      const { asked, offer } = lensChoice(all, picks)
      const isComplete = asked.every(({ only, picked }) => only !== undefined || picked !== undefined)
      expect(offer !== undefined).toBe(isComplete)
      if (offer)
        for (const [name, key] of Object.entries(picks))
          expect(String(offer[name as ParameterName])).toBe(key)
    }),
  )
})

/** Tells whether the offers have several spheres. */
const hasSpheres = (all: Offer[]) => new Set(all.flatMap(({ sphere }) => sphere ?? [])).size > 1

it('a lens whose sphere is missing where the product has several is never chosen', () => {
  fc.assert(
    fc.property(offers, presses, (all, steps) => {
      fc.pre(hasSpheres(all))
      for (const { sphere } of lensChoice(all, play(all, steps)).boxes) expect(sphere).not.toBeNull()
    }),
  )
  const unsaid = [offerOf({ sphere: null, colour: 'карий' }, 1)]
  expect(lensChoice(unsaid, { colour: 'карий', sphere: 'null' }, { sphere: [0, -1] }).offer).toBeUndefined()
  expect(lensChoice(unsaid, { colour: 'карий', sphere: 'null' }, { sphere: [0] }).offer?.offerId).toBe(1)
})

it('no lens is chosen of a product that is made in cylinders of which the shop says none', () => {
  const unsaid = [offerOf({ sphere: -1, cylinder: null }, 1)]
  expect(lensChoice(unsaid, { sphere: '-1' }, { cylinder: [-0.75] }).offer).toBeUndefined()
  expect(lensChoice(unsaid, { sphere: '-1' }, { cylinder: [0] }).offer).toBeUndefined()
  expect(lensChoice(unsaid, { sphere: '-1', cylinder: 'null' }, { cylinder: [0] }).offer?.offerId).toBe(1)
})

it('changing any value never locks another: each can still be chosen, and each offer be reached', () => {
  fc.assert(
    fc.property(offers, presses, fc.nat(29), (all, steps, nth) => {
      const wanted = all[nth % all.length]
      if (!wanted || (wanted.sphere === null && hasSpheres(all))) return
      let picks = play(all, steps)
      for (const name of NAMES) {
        const parameter = lensChoice(all, picks).asked.find((asked) => asked.name === name)
        if (!parameter || parameter.only !== undefined) continue
        expect(parameter.options.map(({ key }) => key)).toContain(String(wanted[name]))
        ;({ picks } = withPick(all, picks, name, String(wanted[name])))
      }
      const { offer } = lensChoice(all, picks)
      for (const name of NAMES) expect(offer?.[name]).toBe(wanted[name])
    }),
  )
})

it('a choice never comes by itself, also where only one is left', () => {
  const all = [offerOf({ sphere: -2, axis: 90 }, 1), offerOf({ sphere: -3, axis: 180 }, 2)]
  const { picks } = withPick(all, {}, 'sphere', '-2')
  expect(picks).toEqual({ sphere: '-2' })
  expect(lensChoice(all, picks).offer).toBeUndefined()
})

it('a later choice that no longer fits is cleared, and said', () => {
  const all = [
    offerOf({ sphere: -2, cylinder: -0.75, axis: 90 }, 1),
    offerOf({ sphere: -3, cylinder: -1.25, axis: 90 }, 2),
    offerOf({ sphere: -3, cylinder: -1.25, axis: 180 }, 3),
  ]
  const before = { sphere: '-2', cylinder: '-0.75', axis: '90' }
  expect(withPick(all, before, 'sphere', '-3')).toEqual({
    picks: { sphere: '-3', axis: '90' },
    said: 'Цилиндр сброшен: такого сочетания нет',
  })
})

it('what is made and not sold is shown, and cannot be chosen', () => {
  const all = [offerOf({ sphere: -2 }, 1), offerOf({ sphere: 1 }, 2)]
  const range = {
    sphere: [-9, -2],
    cylinder: [],
    axis: [],
    addition: [],
    baseCurve: [],
    diameter: [],
    colour: [],
  }
  const [sphere] = lensChoice(all, {}, range).asked
  expect(sphere?.options.map(({ words, isSold }) => [words, isSold])).toEqual([
    ['+1,00', true],
    ['−2,00', true],
    ['−9,00, нет в продаже', false],
  ])
})

it('a size that is offered alone is chosen by the customer, unless the product is known to be made in no other', () => {
  const all = [offerOf({ sphere: -2, baseCurve: 8.6 }, 1), offerOf({ sphere: -3, baseCurve: 8.6 }, 2)]
  expect(lensChoice(all, { sphere: '-2' }).offer).toBeUndefined()
  expect(lensChoice(all, { sphere: '-2', baseCurve: '8.6' }).offer?.offerId).toBe(1)
  expect(lensChoice(all, { sphere: '-2' }, { baseCurve: [8.6] }).offer?.offerId).toBe(1)
  expect(lensChoice(all, { sphere: '-2' }, { baseCurve: [8.4, 8.6] }).offer).toBeUndefined()
})

it('of two offers with the same combination the available one counts', () => {
  const all = [
    offerOf({ sphere: -2, isAvailable: false }, 1),
    offerOf({ sphere: -2 }, 2),
    offerOf({ sphere: 1 }, 3),
  ]
  expect(lensChoice(all, { sphere: '-2' }).offer?.offerId).toBe(2)
})

/** Returns all values of some offers, as the values in which a product is made. */
const madeOf = (all: readonly Offer[]) =>
  Object.fromEntries(NAMES.map((name) => [name, [...new Set(all.map((offer) => offer[name] ?? null))]]))

it('no parameter that nobody chose: whatever is sold out or gone, a choice is never completed by what is left', () => {
  fc.assert(
    fc.property(offers, presses, fc.array(some('here', 'out', 'gone')), (all, steps, stock) => {
      const stockOf = (place: number) => stock[place % Math.max(1, stock.length)] ?? 'here'
      const left = all
        .map((offer, place) => ({ ...offer, isAvailable: stockOf(place) === 'here' }))
        .filter((_, place) => stockOf(place) !== 'gone')
      const made = madeOf(all)
      const picks = steps.reduce<Picks>((picked, [name, place]) => {
        const parameter = lensChoice(left, picked, made).asked.find((asked) => asked.name === name)
        const option = parameter?.options[place % Math.max(1, parameter.options.length)]
        return option?.isSold === true && parameter?.only === undefined
          ? withPick(left, picked, name, option.key, made).picks
          : picked
      }, {})
      for (const offer of lensChoice(left, picks, made).boxes)
        for (const name of NAMES) {
          const chosen = picks[name] === undefined ? made[name] : [picks[name]]
          expect(chosen?.map(String)).toEqual([String(offer[name] ?? null)])
        }
    }),
    { numRuns: 1000 },
  )
})

it('a lens of which something is not known is known only where its product comes in nothing else', () => {
  const lens = fc.record({
    sphere: some(-2.75, null),
    cylinder: some(-0.75, null),
    axis: some(90, null),
    addition: some('LOW', null),
    baseCurve: some(8.6, null),
    diameter: some(14.2, null),
  })
  fc.assert(
    fc.property(offers, lens, fc.boolean(), (all, worn, isMadeKnown) => {
      const isSure = isLensKnown(worn, all, isMadeKnown ? madeOf(all) : undefined)
      if (!isSure) return
      for (const name of NAMES) {
        const value = name === 'colour' ? null : worn[name]
        const values = new Set(
          all.map((offer) => (name === 'cylinder' ? offer[name] || null : (offer[name] ?? null))),
        )
        if (value !== null) continue
        expect(values.size).toBe(1)
        if (!isMadeKnown) expect([...values]).toEqual([null])
      }
    }),
    { numRuns: 1000 },
  )
})
