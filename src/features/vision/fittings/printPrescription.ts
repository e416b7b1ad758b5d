import { formatDate } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { EYES, parameterInWords, parameterLabel } from '#domain/lens'
import type { PrintedPage } from '#host/page/printPage'
import { columnsOf } from './LensTable'
import { prescriptionLines, TITLE, type Prescription } from './prescription'

/** Prints one page that an optician can read. */
export async function printPrescription(prescription: Prescription): Promise<void> {
  // Few customers print, so the code loads on demand.
  const { printPage } = await import('#host/page/printPage')
  printPage(printedPrescription(prescription))
}

export function printedPrescription(prescription: Prescription): PrintedPage {
  const { lenses } = prescription
  const columns = columnsOf(lenses)
  return {
    title: TITLE,
    head: ['Глаз', 'Линзы', ...columns.map(parameterLabel)],
    rows: lenses.map((lens) => [
      `${EYES[lens.eye].name}, ${EYES[lens.eye].mark}`,
      lens.title === '' ? '—' : lens.title,
      ...columns.map(({ name }) => parameterInWords(name, lens[name])),
    ]),
    lines: [
      ...prescriptionLines(prescription).slice(lenses.length),
      `Распечатано ${formatDate(shopToday())} из личного кабинета покупателя.`,
    ],
  }
}
