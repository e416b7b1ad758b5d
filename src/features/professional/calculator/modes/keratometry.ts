import { keratometric } from '#domain/optics/cornea'
import { isBetween, isNumber } from '#forms/lib/numberRules'
import { bare, corneaPower, millimetres } from '../figures'
import { numberIn, type Mode } from '../mode'

/** Maps a field to the one that is cleared when it is typed in. */
const OTHER: Partial<Record<string, string>> = { radius: 'power', power: 'radius' }

/** The mode `keratometry` of contract 19.2. */
export const keratometry: Mode = {
  id: 'keratometry',
  title: 'Кератометрия',
  groups: [
    {
      rows: [
        [
          {
            name: 'radius',
            label: 'Радиус, мм',
            unit: 'мм',
            rules: [isNumber, isBetween(5, 12)],
            hint: 'Введите одно, второе посчитается: D = 337,5 / r',
          },
          { name: 'power', label: 'K, D', unit: 'D', rules: [isNumber, isBetween(28, 68)] },
        ],
      ],
    },
  ],
  initial: {},
  headline: () => 'Сила роговицы',
  rows: () => [
    { name: 'diopters', label: 'K', format: corneaPower },
    { name: 'radius', label: 'Радиус', format: millimetres },
  ],
  onTyped: (name, typed) => {
    const other = OTHER[name]
    return other === undefined || typed[name] === '' ? typed : { ...typed, [other]: '' }
  },
  compute: (typed) => {
    const [radius, power] = [numberIn(typed, 'radius'), numberIn(typed, 'power')]
    const given = radius ?? power
    if (given === undefined) return undefined
    const figures = {
      diopters: power ?? keratometric(given),
      radius: radius ?? keratometric(given),
    }
    return {
      figures,
      headline: corneaPower(figures.diopters),
      line: `K ${bare(figures.diopters)} (${millimetres(figures.radius)})`,
      marks: [],
    }
  },
}
