import type { IsoDate } from '#domain/dates/dates'
import { formatDate } from '#domain/dates/dates'
import { EYES, parameterInWords, type Lens } from '#domain/lens'
import { unshownLenses, type Fitting } from '#data/fittings/fitting'
import { columnsOf } from './LensTable'

/** The data that an optician needs: the lenses, their date and their source. */
export interface Prescription {
  lenses: Lens[]
  at: IsoDate | null
  /**
   * Who determined the parameters: 'Подобрал специалист: Ольга Петровна Синицына, Оптика «Ясный взгляд»' or
   * 'Со слов покупателя'.
   */
  source: string
  replacement: string | null
  /** Says that lenses cannot be shown. */
  unshown: string | null
}

export function prescribed(latest: Fitting, selections: Fitting[]): Prescription {
  const { lenses, createdAt, specialistName, department, replacementDays } = latest
  const who = [specialistName, department?.name].filter(Boolean).join(', ')
  return {
    lenses,
    at: createdAt,
    source: who === '' ? 'Подобрал специалист' : `Подобрал специалист: ${who}`,
    replacement: (replacementDays ?? 0) > 0 ? `Замена через ${replacementDays}\u00a0дн.` : null,
    unshown: unshownLenses(selections),
  }
}

/** The lenses of 'Мои данные' have no date: their record says only since when lenses are worn at all. */
export const told = (lenses: Lens[], selections: Fitting[]): Prescription => ({
  lenses,
  at: null,
  source: 'Со слов покупателя',
  replacement: null,
  unshown: unshownLenses(selections),
})

export const TITLE = 'Параметры контактных линз'

/** Returns the prescription as lines of text: for copying, and for print below the table. */
export function prescriptionLines({ lenses, at, source, replacement, unshown }: Prescription): string[] {
  const columns = columnsOf(lenses)
  return [
    ...lenses.map((lens) => {
      const values = columns
        .map(({ name, mark }) => `${mark} ${parameterInWords(name, lens[name])}`)
        .join(', ')
      return `${EYES[lens.eye].name} глаз (${EYES[lens.eye].mark}): ${lens.title === '' ? '' : `${lens.title}, `}${values}`
    }),
    ...[unshown ?? '', replacement ?? ''].filter(Boolean),
    at === null ? source : `${source}, ${formatDate(at)}`,
  ]
}

export const prescriptionText = (prescription: Prescription): string =>
  [TITLE, ...prescriptionLines(prescription)].join('\n')
