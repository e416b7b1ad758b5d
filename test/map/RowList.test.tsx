import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { Activity } from 'react'
import { RowList } from '../../src/map/RowList'
import { rowOffsets } from '../../src/map/lib/rowOffsets'
import '../support/browser'

const names = Array.from({ length: 50_000 }, (_, place) => `Пункт ${place + 1}`)
const button = (name: string) => screen.getByRole('button', { name })

it('of a long list few rows are drawn; Tab reaches one of them, and keys go as far as the last', async () => {
  const user = userEvent.setup()
  render(
    <RowList items={names} keyOf={(name) => name}>
      {(name) => (
        <>
          <button type="button">{name}</button>
          <a href="#there">{name}, маршрут</a>
        </>
      )}
    </RowList>,
  )
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30)
  await user.tab()
  expect(button('Пункт 1')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(button('Пункт 2')).toHaveFocus()
  // The next tab stop is another control of the row, and then an element after the list.
  await user.tab()
  expect(screen.getByRole('link', { name: 'Пункт 2, маршрут' })).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
  await user.tab({ shift: true })
  await user.keyboard('{End}')
  expect(button('Пункт 50000')).toHaveFocus()
  const last = button('Пункт 50000').closest('li')
  expect(last).toHaveAttribute('aria-setsize', '50000')
  expect(last).toHaveAttribute('aria-posinset', '50000')
  await user.keyboard('{ArrowDown}{Home}')
  expect(button('Пункт 1')).toHaveFocus()
})

it('a list that is hidden and shown again stands where it stood; another list begins at its top', () => {
  const list = (mode: 'visible' | 'hidden', items: readonly string[]) => (
    <Activity mode={mode}>
      <RowList items={items} keyOf={(name) => name}>
        {(name) => <button type="button">{name}</button>}
      </RowList>
    </Activity>
  )
  const { rerender } = render(list('visible', names))
  const box = screen.getByRole('presentation')
  box.scrollTop = 700
  fireEvent.scroll(box)
  rerender(list('hidden', names))
  // A browser resets the scroll position of a box that is not rendered.
  box.scrollTop = 0
  rerender(list('visible', names))
  expect(box.scrollTop).toBe(700)
  rerender(list('visible', names.slice(1)))
  expect(box.scrollTop).toBe(0)
})

it('every place of a list belongs to the row that stands there, whatever was measured', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.tuple(fc.nat({ max: 59 }), fc.integer({ min: 1, max: 400 }))),
      fc.nat({ max: 10_000 }),
      (count, heights, offset) => {
        const rows = rowOffsets(count)
        const known = new Map(heights.filter(([row]) => row < count))
        rows.measure(known)
        for (const [row, height] of known) expect(rows.at(row + 1) - rows.at(row)).toBeCloseTo(height)
        const row = rows.rowAt(offset)
        expect(rows.at(row)).toBeLessThanOrEqual(offset)
        expect(row === count - 1 || rows.at(row + 1) > offset).toBe(true)
      },
    ),
  )
})
