import { formatDate } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { EYES, parameterInWords, parameterLabel } from '#domain/lens'
import type { PrintedPage } from '#host/page/printPage'
import { columnsOf } from './LensTable'
import { prescriptionLines, TITLE, type Prescription } from './prescription'

/** Prints the prescription on one page for an optician. */
export async function printPrescription(prescription: Prescription): Promise<void> {
  // The code loads on demand, because few customers print.
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
