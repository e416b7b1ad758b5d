import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Id } from '#domain/Id'
import type { Address } from '#domain/postalAddress'
import { AddressSearch } from '#parts/AddressSearch'

const address = (id: number, street: string): Address => ({
  id,
  fiasId: 'м',
  delivery: null,
  location: 'Москва',
  street,
  houseNumber: String(id),
  postalCode: null,
  houseApartment: null,
  floor: null,
  entrance: null,
  intercom: null,
  comment: null,
  isDefault: false,
})
const many = Array.from({ length: 300 }, (_, id) => address(id, id === 250 ? 'Щёлковская' : 'Лесная'))

const sent = jest.fn((event: Event) => event.preventDefault())

const search = (addresses: readonly Address[], chosen: Id | null = null) => (
  <form onSubmit={({ nativeEvent }) => sent(nativeEvent)}>
    <AddressSearch addresses={addresses} chosen={chosen}>
      {(found) => (
        <ul>
          {found.map(({ id, street }) => (
            <li key={id}>
              {street}, {id}
            </li>
          ))}
        </ul>
      )}
    </AddressSearch>
  </form>
)

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('one of 300 addresses is found by its words, and the chosen one stays in sight', async () => {
  render(search(many, 7))
  const field = screen.getByRole('searchbox', { name: 'Найти адрес' })
  await userEvent.type(field, '250 щелковская{Enter}')
  expect(shown()).toEqual(['Лесная, 7', 'Щёлковская, 250'])
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, 'нигде')
  expect(shown()).toEqual(['Лесная, 7'])
  expect(screen.getByRole('status')).toHaveTextContent('Адреса не найдены')
  await userEvent.clear(field)
  expect(shown()).toHaveLength(300)
})

it('a few addresses have no search', () => {
  render(search(many.slice(0, 10)))
  expect(shown()).toHaveLength(10)
  expect(screen.queryByRole('searchbox')).toBeNull()
})
