import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Id } from '../../src/domain/Id'
import { OPTICIANS } from '../../src/map/lib/FinderTexts'
import type { Place } from '../../src/map/lib/Place'
import { PlaceResults } from '../../src/map/PlaceResults'
import { setWidth } from '../support/browser'

jest.mock('../../src/map/MapPane', () => ({
  MapPane: ({ onSelected, pointed }: { onSelected: (ids: Id[]) => void; pointed: Id | undefined }) => (
    <>
      <button type="button" onClick={() => onSelected([1, 2])}>
        Булавка двух оптик
      </button>
      <button type="button" aria-current={pointed === 40} onClick={() => onSelected([40])}>
        Булавка одной оптики
      </button>
    </>
  ),
}))

const place = (id: Id, name: string): Place => ({
  id,
  name,
  address: 'Лесная, 1',
  coordinates: [55, 37],
})
const all = [place(1, 'Луна'), place(2, 'Заря'), place(3, 'Ясно')]
const many = Array.from({ length: 60 }, (_, index) => place(index + 1, `Оптика ${index + 1}`))
const nearby = { position: undefined, isRefused: false, isLocating: false, locate: jest.fn() }

const results = (found: readonly Place[]) => (
  <PlaceResults
    texts={OPTICIANS}
    nearby={nearby}
    found={found}
    facts={() => null}
    onOpened={jest.fn()}
    onMapFailed={jest.fn()}
  />
)

const openedFrom = jest.fn()

/** Holds the opened place, as the islands do. */
function Unfolding({ found }: { found: readonly Place[] }) {
  const [opened, setOpened] = useState<Place>()
  return (
    <PlaceResults
      texts={OPTICIANS}
      nearby={nearby}
      found={found}
      facts={() => null}
      onOpened={(place, isInRow) => {
        openedFrom(place.id, isInRow)
        if (isInRow) setOpened(place)
      }}
      onFolded={() => setOpened(undefined)}
      unfolded={opened && { id: opened.id, detail: <a href="#route">Маршрут: {opened.name}</a> }}
      onMapFailed={jest.fn()}
    />
  )
}

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} *Лесная`) })
const details = () => screen.queryAllByRole('group').map((group) => group.getAttribute('aria-label'))

beforeEach(() => jest.clearAllMocks())

it('a new search ends the list of what stands at one pin', async () => {
  setWidth(375)
  const { rerender } = render(results(all))
  await userEvent.click(screen.getByRole('button', { name: 'Карта' }))
  await userEvent.click(screen.getByRole('button', { name: 'Булавка двух оптик' }))
  expect(screen.getByText('Найдено 2 оптики')).toBeVisible()
  expect(screen.getByText('В одном месте')).toBeVisible()
  rerender(results(all.slice(2)))
  expect(screen.getByText('Найдена 1 оптика')).toBeVisible()
  expect(screen.queryByText('В одном месте')).toBeNull()
})

it.each([375, 1280])(
  'details unfold in one row at a time, and fold by the row or Escape, at %i px',
  async (width) => {
    setWidth(width)
    const user = userEvent.setup()
    render(<Unfolding found={all} />)
    expect(row('Луна')).toHaveAttribute('aria-expanded', 'false')
    await user.click(row('Луна'))
    expect(row('Луна')).toHaveAttribute('aria-expanded', 'true')
    expect(details()).toEqual(['Луна'])
    const detail = screen.getByRole('group', { name: 'Луна' })
    expect(row('Луна')).toHaveAttribute('aria-controls', detail.id)
    expect(row('Луна').closest('li')).toContainElement(detail)
    // Tab goes on into the details.
    await user.tab()
    expect(within(detail).getByRole('link', { name: 'Маршрут: Луна' })).toHaveFocus()
    await user.click(row('Ясно'))
    expect(details()).toEqual(['Ясно'])
    expect(row('Луна')).toHaveAttribute('aria-expanded', 'false')
    expect(row('Луна')).not.toHaveAttribute('aria-controls')
    await user.tab()
    await user.keyboard('{Escape}')
    expect(details()).toEqual([])
    expect(row('Ясно')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(details()).toEqual(['Ясно'])
    await user.keyboard('{Enter}')
    expect(details()).toEqual([])
    expect(row('Ясно')).toHaveFocus()
  },
)

it('Escape that folds a row does nothing else', async () => {
  setWidth(1280)
  const user = userEvent.setup()
  const keys: boolean[] = []
  const onKey = ({ defaultPrevented }: KeyboardEvent) => keys.push(defaultPrevented)
  document.addEventListener('keydown', onKey)
  render(<Unfolding found={all} />)
  await user.click(row('Луна'))
  await user.keyboard('{Escape}{Escape}')
  expect(keys).toEqual([true, false])
  document.removeEventListener('keydown', onKey)
})

it('a pin beside the list opens a row far down, which takes the focus and is shown on the map', async () => {
  setWidth(1280)
  const user = userEvent.setup()
  render(<Unfolding found={many} />)
  expect(screen.queryByText('Оптика 40')).toBeNull()
  const pin = screen.getByRole('button', { name: 'Булавка одной оптики' })
  await user.click(pin)
  expect(openedFrom.mock.calls).toEqual([[40, true]])
  expect(row('Оптика 40')).toHaveFocus()
  expect(details()).toEqual(['Оптика 40'])
  // An unfolded row stays while the keys go elsewhere, and the map goes on showing it.
  await user.keyboard('{Home}')
  expect(row('Оптика 1')).toHaveFocus()
  expect(details()).toEqual(['Оптика 40'])
  await user.click(document.body)
  expect(pin).toHaveAttribute('aria-current', 'true')
})

it("a pin of a phone's map opens a sheet, not a row below the map", async () => {
  setWidth(375)
  const user = userEvent.setup()
  render(<Unfolding found={many} />)
  await user.click(screen.getByRole('button', { name: 'Карта' }))
  await user.click(screen.getByRole('button', { name: 'Булавка одной оптики' }))
  expect(openedFrom.mock.calls).toEqual([[40, false]])
  expect(details()).toEqual([])
})

it('a row whose press leads elsewhere does not say that it unfolds', () => {
  setWidth(1280)
  render(results(all))
  expect(row('Луна')).not.toHaveAttribute('aria-expanded')
})
