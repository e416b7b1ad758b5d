import fc from 'fast-check'
import { cardBody } from '../../../src/data/specialist/cardBody'
import { specialistProfile } from '../../../src/data/specialist/readSpecialist'
import { content } from '../../../src/data/materials/readMaterialDetail'
import { profileWith } from '../../support/specialist'

const onWire = fc.record({
  subscribe_new_materials: fc.boolean(),
  subscribe_new_events: fc.boolean(),
  subscribe_progress: fc.boolean(),
  unsubscribe_calls: fc.boolean(),
  unsubscribe_mailings: fc.boolean(),
})
const ticks = fc.record({
  subscribeNewMaterials: fc.boolean(),
  subscribeNewEvents: fc.boolean(),
  subscribeProgress: fc.boolean(),
  subscribeCalls: fc.boolean(),
  subscribeMailings: fc.boolean(),
})
type Ticks = typeof ticks extends fc.Arbitrary<infer T> ? T : never

it('what is ticked and saved is what is read back, inverted or not', () => {
  fc.assert(
    fc.property(onWire, ticks, (saved, ticked) => {
      const record = profileWith(saved)
      const read = specialistProfile(record).specialist as unknown as Ticks
      const start = Object.fromEntries(
        Object.keys(ticked).map((name) => [name, read[name as keyof Ticks]]),
      ) as Ticks
      const body = cardBody(record, start, ticked)
      expect(specialistProfile(profileWith(body)).specialist).toMatchObject(ticked)
      expect(Object.keys(body).sort()).toEqual(Object.keys(saved).sort())
    }),
  )
})

const TYPES = ['heading', 'text', 'quote', 'list', 'table', 'image', 'file', 'video']
const block = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.oneof(fc.constantFrom(...TYPES, 'toString', '__proto__'), fc.anything()),
      ...{ text: fc.anything(), items: fc.anything(), rows: fc.array(fc.anything()), url: fc.anything() },
      ...{ alt: fc.anything(), file: fc.anything(), video: fc.anything() },
    },
    { requiredKeys: [] },
  ),
)

it('whatever blocks a shop sends, those that are read are of a known type, and their words are texts', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(block), fc.anything()), (sent) => {
      for (const one of content(sent)) {
        expect(TYPES).toContain(one.type)
        const words =
          one.type === 'list'
            ? one.items
            : one.type === 'table'
              ? one.rows.flat()
              : 'text' in one
                ? [one.text]
                : []
        words.forEach((word) => expect(typeof word).toBe('string'))
      }
    }),
    { numRuns: 500 },
  )
})
