import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Id } from '../../src/domain/Id'
import { OPTICIANS } from '../../src/map/lib/FinderTexts'
import type { Place } from '../../src/map/lib/Place'
import { PlaceResults } from '../../src/map/PlaceResults'
import { setWidth } from '../support/browser'

jest.mock('../../src/map/MapPane', () => ({
  MapPane: ({ onSelected }: { onSelected: (ids: Id[]) => void }) => (
    <button type="button" onClick={() => onSelected([1, 2])}>
      Булавка двух оптик
    </button>
  ),
}))

const place = (id: Id, name: string): Place => ({
  id,
  name,
  address: 'Лесная, 1',
  coordinates: [55, 37],
})
const all = [place(1, 'Луна'), place(2, 'Заря'), place(3, 'Ясно')]

const results = (found: readonly Place[]) => (
  <PlaceResults
    texts={OPTICIANS}
    nearby={{ position: undefined, isRefused: false, isLocating: false, locate: jest.fn() }}
    found={found}
    facts={() => null}
    onOpened={jest.fn()}
    onMapFailed={jest.fn()}
  />
)

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
