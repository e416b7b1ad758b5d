import { CLOSE_REASONS, LENS_TYPES, SEXES } from '#data/iolRequests/iolRequest'
import {
  CODE_MOST,
  FILES_MOST,
  FIRST_BIRTH_YEAR,
  MEASURES,
  MODEL_MOST,
  RECOMMENDED,
  TEXT_MOST,
} from '#data/iolRequests/measures'
import { draftOf, newForm, textsOf } from '../../../../src/features/professional/iol/lib/iolForm'
import { incisions, siaText } from '../../../../src/features/professional/profile/specialistRules'

/* Labels and ranges to the letter of contract 20.5: other tests take them from the code. */

it('measurements have the labels, ranges and needs of the contract', () => {
  const lines = MEASURES.map(
    ({ label, min, max, isSigned = false, neededBy = 'none' }) =>
      `${label}: ${min} to ${max}${isSigned ? ', signed' : ''}, needed by ${neededBy}`,
  )
  expect(lines.sort()).toEqual(
    [
      'K1, D: 30 to 60, needed by all',
      'K2, D: 30 to 60, needed by all',
      'Ось K1, °: 0 to 180, needed by all',
      'Ось K2, °: 0 to 180, needed by all',
      'Длина глаза (AL), мм: 15 to 40, needed by all',
      'Глубина передней камеры (ACD), мм: 1.5 to 6, needed by all',
      'Толщина хрусталика (LT), мм: 2 to 7, needed by none',
      'Диаметр роговицы (WTW), мм: 9 to 14.5, needed by none',
      'SIA, D: 0 to 3, needed by toric',
      'Разрез, °: 0 to 360, needed by toric',
      'Целевая рефракция, D: -6 to 3, signed, needed by none',
      'Сфера, D: -30 to 30, signed, needed by none',
      'Цилиндр, D: -15 to 15, signed, needed by none',
      'Ось, °: 0 to 180, needed by none',
    ].sort(),
  )
  expect({ CODE_MOST, TEXT_MOST, MODEL_MOST, FILES_MOST, FIRST_BIRTH_YEAR, RECOMMENDED }).toEqual({
    ...{ CODE_MOST: 20, TEXT_MOST: 2000, MODEL_MOST: 60, FILES_MOST: 10, FIRST_BIRTH_YEAR: 1900 },
    RECOMMENDED: {
      power: { min: -10, max: 40 },
      cylinder: { min: 0, max: 12 },
      axis: { min: 0, max: 180 },
      expectedRefraction: { min: -6, max: 3 },
    },
  })
})

it('codes have the words of the contract', () => {
  expect(LENS_TYPES).toEqual({
    monofocal: 'Монофокальная',
    edof: 'EDOF',
    multifocal: 'Мультифокальная',
    toric: 'Торическая',
    toric_edof: 'Торическая EDOF',
    toric_multifocal: 'Торическая мультифокальная',
  })
  expect(SEXES).toEqual({ female: 'женский', male: 'мужской' })
  expect(CLOSE_REASONS).toEqual({ solved: 'Решено', cancelled: 'Операция отменена', other: 'Другое' })
})

it.each([
  ['temporal', 'Височный', '180', '0'],
  ['superotemporal', 'Верхневисочный', '135', '45'],
  ['superior', 'Верхний', '90', '90'],
  ['superonasal', 'Верхненосовой', '45', '135'],
  ['nasal', 'Носовой', '0', '180'],
] as const)(
  'the incision %s is %s: OD %s°, OS %s°, in the profile and in a new request',
  (place, name, od, os) => {
    const known = incisions.find(({ value }) => value === place)
    expect(known).toEqual({ value: place, label: name, note: `OD ${od}°\u00a0· OS ${os}°` })
    const form = newForm({ sia: 0.5, mainIncisionLocation: place })
    expect([form.right_incision, form.left_incision]).toEqual([od, os])
    expect([form.right_sia, form.left_sia]).toEqual(['0,50', '0,50'])
  },
)

it('SIA is not rounded, neither in the profile nor in a new request', () => {
  expect(siaText(0.125)).toBe('0,125')
  const form = newForm({ sia: 0.125, mainIncisionLocation: null })
  expect([form.right_sia, form.left_sia]).toEqual(['0,125', '0,125'])
})

it('code, comment and the history of each eye are searched for names', () => {
  const form = {
    ...newForm({ sia: null, mainIncisionLocation: null }),
    patientCode: 'код',
    comment: 'жалобы',
  }
  const draft = draftOf({ ...form, right_history: 'правый', left_history: 'левый' })
  expect(textsOf(draft)).toEqual(['код', 'жалобы', 'правый', 'левый'])
})
