import { MULTIFOCAL_SOURCE, multifocalFor } from '#domain/optics/multifocalLens'
import { isBetween, isNumber } from '#forms/lib/numberRules'
import { plain } from '../figures'
import { numberIn, type Mode } from '../mode'

/** The mode `multifocal` of contract 19.2. */
export const multifocal: Mode = {
  id: 'multifocal',
  title: 'Мультифокальная линза',
  groups: [
    {
      rows: [
        [
          {
            name: 'addition',
            label: 'Аддидация, D',
            unit: 'D',
            isSigned: true,
            rules: [isNumber, isBetween(0.5, 4)],
            hint: '0,5–4 D',
          },
        ],
      ],
    },
  ],
  initial: {},
  headline: () => 'Класс аддидации',
  rows: () => [
    { name: 'add-class', label: 'Класс', format: plain },
    { name: 'dominant', label: 'Ведущий глаз', format: plain },
    { name: 'non-dominant', label: 'Второй глаз', format: plain },
  ],
  compute: (typed) => {
    const addition = numberIn(typed, 'addition')
    if (addition === undefined) return undefined
    const { addClass = '', dominant = '', nonDominant = '' } = multifocalFor(addition)
    return {
      figures: { 'add-class': addClass, dominant, 'non-dominant': nonDominant },
      headline: addClass,
      line: `${addClass}, ${turned(dominant)} / ${turned(nonDominant)}`,
      marks: [],
    }
  },
  notes: () => [`Пара линз: ${MULTIFOCAL_SOURCE}.`],
}

/** Turns '1.50 D' into the order of medical records: 'D 1.50'. */
const turned = (power: string) => power.split(' ').toReversed().join(' ')
