import fc from 'fast-check'
import { historyCsv } from '../../../../src/features/club/points/historyFile'
import type { PointsOperation } from '#data/points/pointsHistory'

const operation = (title: string, points: number): PointsOperation => ({
  id: 1,
  createdAt: '2026-03-05T23:30:00+03:00',
  type: 'earn',
  points,
  title,
  status: 'active',
  activeFrom: null,
  expiresAt: null,
  source: null,
})

it('the file of the history has Russian letters for Excel, semicolons and numbers to add up', () => {
  expect(historyCsv([operation('Чек "Здоровье"', -500)])).toBe(
    '\uFEFF"Дата";"Операция";"Вид";"Баллы"\r\n"05.03.2026";"Чек ""Здоровье""";"Начисление";-500\r\n',
  )
})

it('no title of an operation is a formula in the file of the history', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝')
  fc.assert(
    fc.property(start, fc.string(), (sign, rest) => {
      expect(historyCsv([operation(sign + rest, 1)])).toContain(`;"'${sign}`)
    }),
  )
})
