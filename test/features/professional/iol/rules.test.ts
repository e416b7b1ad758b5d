import fc from 'fast-check'
import type { IolAnswer, IolEye, IolRequestDraft } from '#data/iolRequests/iolRequest'
import { MEASURES } from '#data/iolRequests/measures'
import { actionsOf, type Action } from '../../../../src/features/professional/iol/lib/actions'
import { answerOf } from '../../../../src/features/professional/iol/lib/answerRules'
import { faultsOf, publishFaults } from '../../../../src/features/professional/iol/lib/faults'
import { draftOf, formOf, nameOf, newForm } from '../../../../src/features/professional/iol/lib/iolForm'
import { namesPatient } from '../../../../src/features/professional/iol/lib/namesPatient'
import {
  marksOf,
  recommendationLines,
  rowsOf,
} from '../../../../src/features/professional/iol/lib/requestTable'
import { warningsOf } from '../../../../src/features/professional/iol/lib/warnings'

const right: IolEye = {
  eye: 'right',
  k1: 43,
  k1Axis: 140,
  k2: 44.25,
  k2Axis: 50,
  axialLength: 23.84,
  acd: 3.12,
  lensThickness: null,
  whiteToWhite: null,
  sia: 0.3,
  incision: 180,
  targetRefraction: null,
  sphere: null,
  cylinder: null,
  axis: null,
  history: null,
}
const whole: IolRequestDraft = {
  patient: { code: 'К-1', birthYear: null, sex: null },
  lensType: 'toric',
  eyes: [right],
  comment: null,
}
const form = formOf(whole)
const empty = newForm({ sia: null, mainIncisionLocation: null })

describe('The table of a request', () => {
  const refractionOf = (eye: Partial<IolEye>) =>
    rowsOf({ eyes: [{ ...right, ...eye }], lensType: null }).find(({ label }) => label === 'Рефракция')
      ?.values[0]

  it.each<[Partial<IolEye>, string | undefined]>([
    [{ sphere: null, cylinder: -1, axis: 90 }, '— −1,00 × 90°'],
    [{ sphere: 0, cylinder: -1, axis: 90 }, '0,00 −1,00 × 90°'],
    [{ sphere: null, cylinder: 0, axis: null }, undefined],
    [{ sphere: -2, cylinder: null, axis: null }, '−2,00\u00a0D'],
  ])('a sphere that was not measured is not 0: %j', (eye, expected) => {
    expect(refractionOf(eye)).toBe(expected)
  })

  it('a recommended cylinder has its sign', () => {
    const lens = { eye: 'right', model: 'A', power: 21, cylinder: 2.25, axis: 90 } as const
    const lines = recommendationLines({ ...lens, expectedRefraction: null })
    expect(lines.find(({ label }) => label === 'Цилиндр')?.value).toBe('+2,25\u00a0D')
  })
})

describe('A recommended lens without a cylinder has no axis', () => {
  const lens = { eye: 'right', model: 'A', power: 21, axis: 90, expectedRefraction: null } as const

  it.each([0, null])('in the thread: %j', (cylinder) => {
    const lines = recommendationLines({ ...lens, cylinder })
    expect(lines.find(({ label }) => label === 'Ось')?.value).toBe('—')
  })

  it.each(['0', ''])('in what is sent: "%s"', (cylinder) => {
    const typed = { text: 'Подойдёт', hasLens: true, eye: 'right', model: 'A', power: '21', cylinder }
    const { recommendation } = answerOf({ ...typed, axis: '90', expectedRefraction: '' })
    expect(recommendation?.axis).toBeNull()
  })
})

describe('The state table', () => {
  const author: Record<string, Action[]> = {
    draft: ['edit', 'publish', 'delete', 'removeFile', 'addFile', 'copy'],
    published: ['addFile', 'copy', 'close', 'answer'],
    closed: ['copy'],
    moderation: [],
  }
  it.each(Object.entries(author))('%s', (code, expected) => {
    const status = { code, label: '' }
    const may = (isMine: boolean, isAnswerable: boolean) => [...actionsOf({ status, isMine, isAnswerable })]
    expect(may(true, false).sort()).toEqual(expected.toSorted())
    expect(may(false, false)).toEqual([])
    expect(may(false, true)).toEqual(code === 'published' ? ['answer', 'recommend'] : [])
  })
})

describe('A patient’s name or phone', () => {
  it.each([
    ['Иванова Мария', true],
    ['пациентка Ёлкина Анна, 60 лет', true],
    ['ИВАНОВА МАРИЯ', true],
    ['Андрей Чайкин'.normalize('NFD'), true],
    ['Иванова. Мария', false],
    ['Иванова\nМария', false],
    ['иванова мария', false],
    ['Ян Ли', false],
    ['К-2417', false],
    ['8 (916) 123-45-67', true],
    ['91612345', false],
    ['K1 43,00 K2 44,25 AL 23,84', false],
  ])('%s: %s', (text, expected) => {
    expect(namesPatient(text)).toBe(expected)
  })

  it('ten digits are found with whatever stands between them', () => {
    const digits = fc.array(fc.constantFrom('0', '1', '5', '9'), { minLength: 10, maxLength: 10 })
    const between = fc.array(fc.constantFrom('', ' ', '-', '(', ')', '–'), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(digits, between, (ten, marks) => {
        expect(namesPatient(ten.map((digit, place) => digit + (marks[place] ?? '')).join(''))).toBe(true)
      }),
    )
  })
})

describe('Ranges', () => {
  it.each(MEASURES)('$name from $min to $max', ({ name, min, max, isSigned = false }) => {
    const written = (value: number) => `${isSigned && value > 0 ? '+' : ''}${value}`.replace('.', ',')
    const faultAt = (value: number) => {
      const axis = { [nameOf('right', 'axis')]: '90' }
      return faultsOf({ ...empty, ...axis, [nameOf('right', name)]: written(value) })[nameOf('right', name)]
    }
    expect([min, max].map(faultAt)).toEqual([undefined, undefined])
    expect(faultAt(min - 0.5)).toMatch(/^(Введите число от|Сфера вместе)/)
    expect(faultAt(max + 0.5)).toMatch(/^(Введите число от|Сфера вместе)/)
  })

  it.each([
    ['right_targetRefraction', '5,00', 'Поставьте перед числом + или −'],
    ['right_sphere', '+5,6,1', 'Введите число'],
    ['right_sphere', '1e400', 'Введите число'],
    ['right_k1', 'abc', 'Введите число'],
    ['right_sphere', '\u00a0−5.25\u00a0', undefined],
    ['right_axis', '181', 'Введите число от 0 до 180'],
    ['left_incision', '361', 'Введите число от 0 до 360'],
    ['left_k2', 'NaN', 'Введите число'],
    ['left_sia', '−0,1', 'Введите число от 0 до 3'],
    ['birthYear', '1899', /^Введите год от 1900/],
    ['birthYear', '1958,5', /^Введите год от 1900/],
    ['patientCode', 'К'.repeat(21), 'Не длиннее 20 символов'],
  ] as const)('%s %s: %s', (name, typed, message) => {
    const fault = faultsOf({ ...empty, [name]: typed })[name]
    if (message instanceof RegExp) expect(fault).toMatch(message)
    else expect(fault).toBe(message)
  })

  it('what several fields break together stands at the later one', () => {
    expect(faultsOf({ ...form, right_k2: '42' })).toEqual({ right_k2: 'K2 не меньше K1' })
    expect(faultsOf({ ...form, right_sphere: '+20', right_cylinder: '+12', right_axis: '9' })).toEqual({
      right_cylinder: 'Сфера вместе с цилиндром: от −30 до +30',
    })
  })

  it('a draft may have a cylinder without its axis, what is published not', () => {
    const withoutAxis = { ...form, right_sphere: '+1', right_cylinder: '-1' }
    expect(faultsOf(withoutAxis)).toEqual({})
    expect(publishFaults(withoutAxis)).toEqual({ right_axis: 'Заполните поле' })
  })

  it('an eye that the request is not about is asked for nothing', () => {
    expect(faultsOf({ ...form, left_k1: 'abc' })).toEqual({})
    expect(publishFaults(form)).toEqual({})
  })
})

describe('Publishing', () => {
  it('names all that is missing at once', () => {
    expect(Object.keys(publishFaults({ ...empty, eyes: 'left' }))).toEqual([
      'patientCode',
      'lensType',
      'left_k1',
      'left_k1Axis',
      'left_k2',
      'left_k2Axis',
      'left_axialLength',
      'left_acd',
    ])
  })

  it('asks for SIA and incision of toric lenses alone', () => {
    const without = { ...form, right_sia: '', right_incision: '' }
    expect(Object.keys(publishFaults(without))).toEqual(['right_sia', 'right_incision'])
    expect(publishFaults({ ...without, lensType: 'edof' })).toEqual({})
  })
})

describe('The form', () => {
  const measure = fc.option(fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 10_000))
  const eyeOf = (eye: 'right' | 'left') =>
    fc.tuple(...MEASURES.map(() => measure)).map((values): IolEye => {
      const named = MEASURES.map(({ name }, place) => [name, values[place] ?? null] as const)
      return { ...right, ...Object.fromEntries(named), eye }
    })

  it('what was not touched is what was read', () => {
    fc.assert(
      fc.property(fc.tuple(eyeOf('right'), eyeOf('left')), (eyes) => {
        expect(draftOf(formOf({ ...whole, eyes }))).toEqual({ ...whole, eyes })
      }),
    )
  })

  it.each([
    ['temporal', '180', '0'],
    ['superotemporal', '135', '45'],
    ['superior', '90', '90'],
    ['superonasal', '45', '135'],
    ['nasal', '0', '180'],
  ] as const)('the incision %s is at %s and %s', (mainIncisionLocation, od, os) => {
    expect(newForm({ sia: 0.3, mainIncisionLocation })).toMatchObject({
      right_sia: '0,30',
      right_incision: od,
      left_sia: '0,30',
      left_incision: os,
    })
  })
})

describe('Warnings', () => {
  const left: IolEye = { ...right, eye: 'left' }
  const textsOf = (...eyes: IolEye[]) => warningsOf(eyes).map(({ text }) => text.replaceAll('\u00a0', ' '))

  it('usual eyes have none', () => {
    expect(textsOf(right, left)).toEqual([])
    expect(textsOf({ ...right, k1: 41, k2: 43.5, axialLength: 21.3 })).toEqual([])
  })

  it.each([
    [{ k1: 40.99 }, 'K1 40,99 D, обычно от 41,00 до 47,00 D'],
    [{ k2: 47.01, k1: 46 }, 'K2 47,01 D, обычно от 41,00 до 47,00 D'],
    [{ k2: 45.63 }, 'K2 − K1 = 2,63 D, обычно до 2,50 D'],
    [{ axialLength: 26.92 }, 'AL 26,92 мм, обычно от 21,30 до 26,60 мм'],
    [{ whiteToWhite: 13.01 }, 'WTW 13,01 мм, обычно от 10,75 до 13,00 мм'],
    [{ k2Axis: 56 }, 'Оси K1 и K2: 140° и 56°, обычно под углом 90° ± 5°'],
  ])('%j', (change, text) => {
    expect(textsOf({ ...right, ...change })).toContain(text)
  })

  it('axes count modulo 180', () => {
    expect(textsOf({ ...right, k1Axis: 175, k2Axis: 85 })).toEqual([])
    expect(textsOf({ ...right, k1Axis: 0, k2Axis: 90 })).toEqual([])
  })

  it('eyes are compared', () => {
    expect(textsOf(right, { ...left, k1: 44, k2: 45.25, axialLength: 24.27 })).toEqual([
      'Средние K глаз отличаются на 1,00 D, обычно до 0,90 D',
      'AL глаз отличаются на 0,43 мм, обычно до 0,30 мм',
    ])
  })
})

describe('What is drawn of an eye on paper', () => {
  const lens = { eye: 'right', model: 'Торик', power: 20, cylinder: 2.25, axis: 0, expectedRefraction: null }
  const answered = (recommendation: object | null) =>
    ({
      id: 1,
      createdAt: null,
      author: { name: 'Орлов', role: '' },
      isMine: false,
      text: '',
      recommendation,
    }) as IolAnswer
  const labels = (eye: IolEye, lensType: string | null, ...answers: IolAnswer[]) =>
    marksOf(eye, lensType, answers).map(({ kind, label }) => `${kind}: ${label}`)
  const known = ['was: K2 50°', 'cut: разрез 180°']

  it.each([
    [
      'a toric type: the steep axis after the incision',
      labels(right, 'toric'),
      ['now: после разреза 56,4°', ...known],
    ],
    ['another type: what was measured', labels(right, 'edof'), known],
    ['nothing measured', labels({ ...right, k2Axis: null, incision: null }, 'toric'), []],
    [
      'the lens recommended last, 0° as 180°',
      labels(right, 'toric', answered({ ...lens, axis: 90 }), answered(lens), answered(null)),
      ['now: линза 180°', ...known],
    ],
    [
      'a lens without a cylinder has no axis',
      labels(right, 'edof', answered({ ...lens, cylinder: null })),
      known,
    ],
    ['a lens of the other eye', labels(right, 'edof', answered({ ...lens, eye: 'left' })), known],
  ])('%s', (_, drawn, expected) => expect(drawn).toEqual(expected))
})
