import fc from 'fast-check'
import { editedLenses, type LensPick } from '#data/subscription/editedOrder'
import type { Eye } from '#domain/lens'
import type { Offer } from '#data/catalogue/product'

const eye = fc.constantFrom<Eye>('right', 'left')
const line = fc.record({
  eye: fc.oneof(eye, fc.constantFrom('third', null)),
  offer_id: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant('x')),
  quantity: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(null)),
})
const picks = fc.uniqueArray(
  fc.record({ eye, offerId: fc.integer({ min: 11, max: 15 }), quantity: fc.integer({ min: 1, max: 10 }) }),
  { selector: ({ eye }) => eye },
)

it('only the first line of an eye that was edited changes, and no line is lost', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), picks, (lines, edits) => {
      const asked = edits.map(({ offerId, ...pick }): LensPick => ({ ...pick, offer: { offerId } as Offer }))
      const sent = editedLenses({ lenses: lines.map((one) => ({ ...one, title: 'Линзы' })) }, asked)
      const firstOf = (wanted: Eye) => lines.findIndex((one) => one.eye === wanted)
      const edited = new Map(edits.map((edit) => [firstOf(edit.eye), edit]))
      lines.forEach((before, index) => {
        const edit = edited.get(index)
        const after = edit && { eye: edit.eye, offer_id: edit.offerId, quantity: edit.quantity }
        expect(sent[index]).toEqual(after ?? before)
      })
      const added = edits.filter((edit) => firstOf(edit.eye) === -1)
      expect(sent.slice(lines.length)).toEqual(
        added.map((edit) => ({ eye: edit.eye, offer_id: edit.offerId, quantity: edit.quantity })),
      )
    }),
    { numRuns: 500 },
  )
})
