import { isChoice, isNumberInput, type Mode } from '../../../../src/features/professional/calculator/mode'
import { EYE_OPTIONS } from '../../../../src/features/professional/calculator/eyes'
import { MODES } from '../../../../src/features/professional/calculator/modes'

/* Texts, ranges and names to the letter of contract 19.2: other tests take them from the code. */

type Input = Mode['groups'][number]['rows'][number][number]

/** Describes a field by its label with its limits or options. */
function inWords(input: Input): string {
  if (isChoice(input)) return `${input.label}: ${input.options.map(({ label }) => label).join(' | ')}`
  if (!isNumberInput(input)) return input.label
  const refusal = input.rules.map((rule) => rule('+1000000')).find(Boolean) ?? ''
  return `${input.label} ${refusal.replace('Введите число ', '')}`
}

const REFRACTION = ['Сфера, D от −30 до 30', 'Цилиндр, D от −15 до 15', 'Ось, ° от 0 до 180']
const DISTANCE = 'Вертексное расстояние, мм от 0 до 25'

const fields: Record<keyof typeof MODES, [title: string, ...groups: string[][]]> = {
  vertex: ['Вертексное расстояние', [...REFRACTION, DISTANCE, 'Направление: На линзу | На очки']],
  transposition: ['Транспозиция', REFRACTION],
  toric: [
    'Торическая линза',
    [
      ...['Линза', ...REFRACTION, 'Ротация, ° от 0 до 90'],
      'Ротация метки: Влево (по часовой) | Вправо (против часовой)',
    ],
    ['Оверрефракция', ...REFRACTION, DISTANCE, 'Новая линза повернётся так же'],
  ],
  multifocal: ['Мультифокальная линза', ['Аддидация, D от 0,5 до 4']],
  keratometry: ['Кератометрия', ['Радиус, мм от 5 до 12', 'K, D от 28 до 68']],
  sia: [
    'Разрез и SIA',
    [
      ...['K1, D от 28 до 68', 'K2, D от 28 до 68', 'Ось K2, ° от 0 до 180'],
      ...['SIA, D от 0 до 3', 'Разрез, ° от 0 до 360'],
    ],
  ],
}

it.each(Object.entries<Mode>(MODES))('%s asks for what the contract names, in its order', (id, mode) => {
  const groups = mode.groups.map(({ legend, rows }) => [
    ...(legend === undefined ? [] : [legend]),
    ...rows.flat().map(inWords),
  ])
  expect([mode.title, ...groups]).toEqual(fields[id as keyof typeof MODES])
})

it('the tabs and the eyes stand in the order of the contract', () => {
  expect(Object.keys(MODES)).toEqual(Object.keys(fields))
  expect(EYE_OPTIONS.map(({ label }) => label)).toEqual(['OD', 'OS', 'не указан'])
})

it.each<[keyof typeof MODES, object, string]>([
  [
    'vertex',
    { direction: 'lens' },
    'sphere cylinder axis sphere-rounded cylinder-rounded order-sphere order-cylinder order-axis',
  ],
  ['vertex', { direction: 'spectacles' }, 'sphere cylinder axis sphere-rounded cylinder-rounded'],
  ['transposition', {}, 'sphere cylinder axis se se-rounded m j0 j45'],
  [
    'toric',
    {},
    'lars-axis on-eye-axis target-sphere target-cylinder target-axis order-sphere order-cylinder order-axis',
  ],
  ['multifocal', {}, 'add-class dominant non-dominant'],
  ['keratometry', {}, 'diopters radius'],
  ['sia', {}, 'astigmatism steep-axis k-flat k-steep'],
])('%s, %j, has the figures %s', (id, typed, names) => {
  const mode: Mode = MODES[id]
  expect(mode.rows({ ...mode.initial, ...typed }).map(({ name }) => name)).toEqual(names.split(' '))
})

it('hints, notes and what a tab begins with are those of the contract', () => {
  const toric: Mode = MODES.toric
  const direction = toric.groups.flatMap(({ rows }) => rows.flat()).find(({ name }) => name === 'direction')
  expect(direction).toMatchObject({ hint: 'Как видит врач, стоя лицом к пациенту' })
  expect(toric.initial).toEqual({ rotation: '0', direction: 'left', distance: '0', 'turns-again': 'true' })
  expect(MODES.vertex.initial).toEqual({ direction: 'lens', distance: '12' })
  const sia: Mode = MODES.sia
  expect(sia.notes?.({})).toEqual(['Учтена только передняя поверхность роговицы. Это не расчёт ИОЛ.'])
})
