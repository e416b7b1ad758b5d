import { nullIfUnreadable } from '#api/wire'
import fc from 'fast-check'
import type { ServerRecord } from '#api/serverRecord'
import { lensesInfo, profile } from '#data/profile/readProfile'
import { personalRules, typedPersonal, type Personal } from '#parts/lib/personalRules'
import { editedProfile, lensesBody, profileBody } from '#data/profile/wholeRecord'
import {
  lensesEdit,
  lensRules,
  typedLenses,
  type TypedLenses,
} from '../../../src/features/account/profile/lensRules'
import { personalEdit } from '../../../src/features/account/profile/profileRules'

const RUNS = { numRuns: 1000 }
const TODAY = '2026-03-05'

/** Values that a server may send in place of the expected ones. */
const odd = fc.oneof(
  fc.constantFrom(null, '', 'other', 0, true, [], {}),
  fc.string(),
  fc.integer(),
  fc.jsonValue(),
)
const mostly = <T>(promised: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: promised }, odd)
const date = fc.constantFrom('1991-04-17', '1991-04-17T00:00:00+03:00', '17.04.1991', '1991-04', '2026-02-31')
const name = fc.constantFrom('Анна', ' Анна ', 'Анна\u2212Мария', '')

const city = fc.record(
  { fias_id: mostly(fc.constantFrom('f-1', 'f-2')), name: mostly(name), region: mostly(name) },
  { requiredKeys: [] },
)
const consumers = fc.record(
  {
    id: fc.constant(1),
    name: mostly(name),
    last_name: mostly(name),
    second_name: mostly(name),
    birthday: mostly(date),
    gender: mostly(fc.constantFrom('female', 'male', 'diverse')),
    residence: mostly(city),
    unsubscribe_mailings: mostly(fc.boolean()),
    unsubscribe_calls: mostly(fc.boolean()),
    loyalty: odd,
  },
  { requiredKeys: ['id'] },
)

const personalEdits: fc.Arbitrary<[keyof Personal, string[], Partial<Personal>]> = fc.constantFrom(
  ['name', ['name'], { name: 'Жанна' }],
  ['lastName', ['last_name'], { lastName: 'Белова' }],
  ['secondName', ['second_name'], { secondName: 'Игоревна' }],
  ['birthday', ['birthday'], { birthday: '05.03.1990' }],
  ['gender', ['gender'], { gender: 'male' }],
  ['fiasId', ['fias_id'], { fiasId: { id: 'f-9', label: 'Казань' } }],
)

/** Returns the record with the field names of the call that saves it, without missing fields. */
function saved(record: ServerRecord): ServerRecord {
  const { residence } = record
  const isRecord = typeof residence === 'object' && residence !== null
  const known =
    residence === null
      ? { fias_id: null }
      : isRecord
        ? { fias_id: (residence as ServerRecord)['fias_id'] }
        : {}
  return { ...record, ...known }
}

const BODY = [
  'name',
  'last_name',
  'second_name',
  'birthday',
  'gender',
  'fias_id',
  'unsubscribe_mailings',
  'unsubscribe_calls',
]

it('saving one field of personal data changes no other field, whatever the record holds', () => {
  const rules = personalRules(TODAY)
  fc.assert(
    fc.property(consumers, personalEdits, (record, [, changed, edit]) => {
      const start = rules.cast(typedPersonal(profile(record)))
      const body = profileBody(record, personalEdit(start, { ...start, ...edit }))
      const before = saved(record)
      const others = (one: ServerRecord) =>
        BODY.filter((field) => !changed.includes(field)).map((field) => [field, one[field]])
      expect(others(body)).toEqual(others(before))
      expect(Object.keys(body).filter((field) => !BODY.includes(field))).toEqual([])
    }),
    RUNS,
  )
})

it('consents change no other field, whatever the record holds', () => {
  fc.assert(
    fc.property(consumers, fc.boolean(), (record, subscribeCalls) => {
      const body = profileBody(record, { subscribeCalls })
      expect(body).toEqual({ ...profileBody(record, {}), unsubscribe_calls: !subscribeCalls })
      expect(editedProfile(record, { subscribeCalls })).toEqual({
        ...record,
        unsubscribe_calls: !subscribeCalls,
      })
    }),
    RUNS,
  )
})

const lens = fc.record(
  {
    eye: mostly(fc.constantFrom('right', 'left', 'both')),
    product_id: mostly(fc.constantFrom(202, '203', 199)),
    title: mostly(name),
    sphere: mostly(fc.constantFrom(-2.75, -3)),
    cylinder: odd,
    axis: odd,
    addition: odd,
    base_curve: odd,
    diameter: odd,
    colour: odd,
  },
  { requiredKeys: [] },
)
const infos = fc.record(
  {
    wears_lenses: mostly(fc.boolean()),
    lenses: mostly(fc.array(lens, { maxLength: 3 })),
    replacement: mostly(fc.constantFrom('daily', 'weekly')),
    solution_product_id: mostly(fc.constantFrom(206, 210)),
    since: mostly(date),
    doctor: odd,
  },
  { requiredKeys: [] },
)

/** Tells whether the form opens: at least one lens of the list must be readable. */
const isReadable = (record: ServerRecord) => nullIfUnreadable(lensesInfo)(record) !== null

const lensEdits: fc.Arbitrary<[string, Partial<TypedLenses>]> = fc.constantFrom(
  ['replacement', { replacement: 'monthly' }],
  ['solution_product_id', { solutionProductId: '211' }],
  ['since', { since: '05.03.2020' }],
)
const nameOf = (product: string) =>
  ['199', '202', '203', '211'].includes(product) ? { id: Number(product), title: 'Ясно' } : undefined

it('saving one answer about lenses changes no other, whatever the record holds', () => {
  const rules = lensRules(TODAY)
  fc.assert(
    fc.property(infos.filter(isReadable), lensEdits, (record, [changed, edit]) => {
      const start = rules.cast({ ...typedLenses(lensesInfo(record)), wearsLenses: 'yes' })
      const body = lensesBody(record, lensesEdit(start, { ...start, ...edit }, nameOf))
      expect(Object.keys(body)).toEqual(expect.arrayContaining([changed]))
      expect({ ...body, [changed]: 0 }).toEqual({ ...record, [changed]: 0 })
    }),
    RUNS,
  )
})

/** Records with at least one lens of that eye whose product is known. */
const infosOfEye = fc
  .tuple(infos, fc.constantFrom('right' as const, 'left' as const), lens, fc.array(lens, { maxLength: 2 }))
  .chain(([record, eye, own, others]) =>
    fc
      .shuffledSubarray([...others, { ...own, eye, product_id: 202 }], { minLength: others.length + 1 })
      .map((lenses) => [{ ...record, lenses }, eye] as const),
  )

it('saving the power of one eye changes no other lens, whatever the record holds', () => {
  const rules = lensRules(TODAY)
  fc.assert(
    fc.property(
      infosOfEye.filter(([record]) => isReadable(record)),
      ([record, eye]) => {
        const read = lensesInfo(record)
        const typed = { ...typedLenses(read), same: false, wearsLenses: 'yes' as const }
        const start = rules.cast(typed)
        fc.pre(nameOf(start[eye].product) !== undefined && start[eye].sphere !== '-9')
        const edit = lensesEdit(start, { ...start, [eye]: { ...start[eye], sphere: '-9' } }, nameOf)
        const body = lensesBody(record, edit)
        const lenses = record.lenses as ServerRecord[]
        const index = lenses.findIndex((one) => (one as ServerRecord | null)?.['eye'] === eye)
        const expected = lenses.map((one, place) => (place === index ? { ...one, sphere: -9 } : one))
        expect(body).toEqual({ ...record, lenses: expected })
      },
    ),
    RUNS,
  )
})

it('lenses without a product outlive what else is saved', () => {
  const record = {
    wears_lenses: true,
    lenses: [{ eye: 'right', product_id: null, title: 'Чужие линзы', sphere: -2 }],
    replacement: null,
    solution_product_id: null,
    since: null,
  }
  const start = typedLenses(lensesInfo(record))
  const edit = lensesEdit(start, { ...start, since: '05.03.2020' }, nameOf)
  expect(lensesBody(record, edit)).toEqual({ ...record, since: '2020-03-05' })
})
