import { shopToday } from '#domain/dates/days'
import type { PointsOperation } from '#data/points/pointsHistory'
import { dayOf } from '#data/points/historyMonths'
import { typeInWords } from './operationWords'

/**
 * Excel recognizes UTF-8 by this byte order mark; the separator is a semicolon, because the comma is the
 * decimal sign.
 */
const MARK = '\uFEFF'
const SEPARATOR = ';'
const LINE_END = '\r\n'

/** Matches text that a spreadsheet would interpret as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const cell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Returns the date as '21.11.2026'. */
const dateCell = (operation: PointsOperation) => dayOf(operation).split('-').reverse().join('.')

export const historyRows = (operations: readonly PointsOperation[]): string[][] => [
  ['Дата', 'Операция', 'Вид', 'Баллы'],
  ...operations.map((operation) => [
    dateCell(operation),
    operation.title,
    typeInWords(operation),
    String(operation.points ?? ''),
  ]),
]

/** Returns the history as CSV for Excel and LibreOffice; a title that looks like a formula stays text. */
export function historyCsv(operations: readonly PointsOperation[]): string {
  const [head = [], ...rows] = historyRows(operations)
  const lines = rows.map(([points = '', ...texts]) => [points, ...texts])
  const written = [
    head.map(cell),
    // A number is not quoted, so that a spreadsheet can add it up; it cannot be a formula.
    ...lines.map((row) => [...row.slice(0, -1).map(cell), row.at(-1) ?? '']),
  ]
  return MARK + written.map((row) => row.join(SEPARATOR)).join(LINE_END) + LINE_END
}

export const historyFile = (operations: readonly PointsOperation[]): File =>
  new File([historyCsv(operations)], `bally-${shopToday()}.csv`, { type: 'text/csv;charset=utf-8' })
