import { render } from '@testing-library/react'
import { HistoryChart } from '#features/club/points/HistoryChart'
import type { HistoryMonth } from '#data/points/historyMonths'

const monthsFrom = (year: number, month: number, number: number) =>
  Array.from({ length: number }, (_, index) => ({
    month: new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
    gained: 100,
    lost: 0,
    operations: [],
  }))

const yearsOf = (months: ReturnType<typeof monthsFrom>) => {
  const { container } = render(<HistoryChart months={months} />)
  return [...container.querySelectorAll('.bars__year')].map((year) => year.textContent)
}

test('a year stands under its first month', () => {
  expect(yearsOf(monthsFrom(2025, 11, 4))).toEqual(['2025', '', '2026', ''])
})

test('two years never stand side by side, where they would run into each other', () => {
  expect(yearsOf(monthsFrom(2025, 12, 3))).toEqual(['', '2026', ''])
})

/** Draws two months, the second with these points. */
function draw(second: Pick<HistoryMonth, 'gained' | 'lost'>) {
  const months = monthsFrom(2025, 11, 2).map(({ month, ...rest }, index) => ({
    ...rest,
    month: `${month}-01`,
    ...(index === 1 && second),
  }))
  const { container } = render(<HistoryChart months={months} />)
  const figures = [...container.querySelectorAll('.bars__plot b')].map(({ textContent }) => textContent)
  return { container, figures }
}

test('each bar has its figure, and a month without points has none', () => {
  const { figures } = draw({ gained: 0, lost: 1500 })
  expect(figures).toEqual(['+100', '−1\u00a0500'])
})

test('figures of six digits and more are in thousands, because they would touch their neighbours', () => {
  const { container, figures } = draw({ gained: 1_234_567, lost: 99_600 })
  expect(figures).toEqual(['+1\u00a0235', '−100'])
  expect(container.querySelector('.bars__key')).toHaveTextContent('в тысячах баллов')
  expect(container.querySelector('.figures')).toHaveTextContent('1 234 567')
})

test('figures of nine digits and more are in millions', () => {
  const { container, figures } = draw({ gained: 123_456_789, lost: 99_600_000 })
  expect(figures).toEqual(['+123', '−100'])
  expect(container.querySelector('.bars__key')).toHaveTextContent('в миллионах баллов')
})

test('on a phone the longest bar is that of the last six months, which it draws', () => {
  const months = monthsFrom(2025, 1, 12).map(({ month, ...rest }, index) => ({
    ...rest,
    month: `${month}-01`,
    gained: index === 0 ? 1000 : 100,
  }))
  const { container } = render(<HistoryChart months={months} />)
  const last = [...container.querySelectorAll<HTMLElement>('.bars__in')].at(-1)?.style
  expect(last?.getPropertyValue('--of-all')).toBe('0.1')
  expect(last?.getPropertyValue('--of-near')).toBe('1')
})

test('on a phone the best month is one of those which it draws', () => {
  const of = (best: number) =>
    monthsFrom(2025, 1, 12).map(({ month, ...rest }, index) => ({
      ...rest,
      month: `${month}-01`,
      gained: index === best ? 1000 : 100 + index,
    }))
  const { container, rerender } = render(<HistoryChart months={of(0)} />)
  expect(container.querySelector('.bars__far')).toHaveTextContent('за январь 2025')
  expect(container.querySelector('.bars__near')).toHaveTextContent('за декабрь 2025: 111')
  rerender(<HistoryChart months={of(8)} />)
  expect(container.querySelector('figcaption')).toHaveTextContent(
    /^Больше всего баллов начислено за сентябрь/,
  )
  expect(container.querySelector('.bars__near')).toBeNull()
})
