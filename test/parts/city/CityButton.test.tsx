import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import type { City } from '#data/places/places'
import { CityButton } from '#parts/city/CityButton'
import { toldTabs } from '../../support/browser'
import { refusal, shop } from '../../support/shop'
import { renderCard } from '../../support/renderPage'

const LIST = '/api/v1/locations/'
const SEARCH = '/api/v1/locations/search/?query='
const SET = '/api/v1/locations/set/'

const wire = ({ fiasId, name, region }: City) => ({ fias_id: fiasId, name, region })
const moscow: City = { fiasId: 'f-1', name: 'Москва', region: 'Москва' }
const towns = ['Тверская', 'Ивановская', 'Орловская'].map((word, place) => ({
  fiasId: `k-${place}`,
  name: 'Кировск',
  region: `${word} область`,
}))
const many = Array.from({ length: 25 }, (_, place) => ({
  fiasId: `m-${place}`,
  name: `Город ${place + 1}`,
  region: 'Область',
}))

const answer = (locations: City[]) => ({ status: 'success', data: { locations: locations.map(wire) } })

async function open(city: City | null = moscow) {
  const { user } = renderCard(<CityButton city={city} />)
  await user.click(screen.getByRole('button', { name: city ? `Город: ${city.name}` : 'Выбрать город' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ваш город' })
  return { user, dialog }
}

const rows = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list'))
    .getAllByRole('button')
    .map((row) => row.textContent)

it('cities stand in the order of the shop, 24 at once, each with its region', async () => {
  shop()
    .get(LIST)
    .reply(200, answer([moscow, ...many]))
  const { user, dialog } = await open()
  await within(dialog).findByRole('button', { name: /^Москва/ })
  expect(rows(dialog)).toHaveLength(24)
  expect(rows(dialog).slice(0, 2)).toEqual(['Москва', 'Город 1Область'])
  await user.click(within(dialog).getByRole('button', { name: 'Показать ещё' }))
  expect(rows(dialog)).toHaveLength(26)
})

it('from two letters the shop searches, and one letter shows all again', async () => {
  shop()
    .get(LIST)
    .reply(200, answer([moscow]))
  const { user, dialog } = await open()
  await within(dialog).findByRole('button', { name: /^Москва/ })
  shop()
    .get(`${SEARCH}${encodeURIComponent('ки')}`)
    .reply(200, answer(towns))
  const field = within(dialog).getByRole('searchbox', { name: 'Найти город' })
  await user.type(field, 'ки')
  expect(await within(dialog).findByRole('button', { name: /Орловская/ })).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: /^Москва/ })).toBeNull()
  await user.type(field, '{Backspace}')
  expect(await within(dialog).findByRole('button', { name: /^Москва/ })).toBeVisible()
})

it('of two cities of one name the other is another one', async () => {
  const [here, there] = towns as [City, City]
  shop().get(LIST).reply(200, answer(towns))
  const { user, dialog } = await open(here)
  const pressed = await within(dialog).findByRole('button', { name: /Ивановская/ })
  expect(within(dialog).getByRole('button', { current: true })).toHaveTextContent('Тверская область')
  shop().post(SET, { fias_id: there.fiasId }).reply(200, { status: 'success', data: null })
  await user.click(pressed)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Город изменён: Кировск.')).toBeVisible()
})

it('the city that counts already is confirmed without a call', async () => {
  shop()
    .get(LIST)
    .reply(200, answer([moscow]))
  const { user, dialog } = await open()
  await user.click(await within(dialog).findByRole('button', { name: /^Москва/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/^Город изменён/)).toBeNull()
})

it('a refusal stands in the dialog, which stays open', async () => {
  shop().get(LIST).reply(200, answer(many))
  const { user, dialog } = await open(null)
  shop().post(SET, { fias_id: 'm-0' }).reply(400, refusal(1, 'Сюда мы не доставляем'))
  await user.click(await within(dialog).findByRole('button', { name: /^Город 1\b/ }))
  expect(await within(dialog).findByText('Сюда мы не доставляем')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Выбрать город', hidden: true })).toBeInTheDocument()
})

it('a list that fails says so, and none that it is empty', async () => {
  shop().get(LIST).reply(400, refusal(1, 'Нет'))
  const { dialog } = await open()
  expect(await within(dialog).findByText('Города не загрузились')).toBeVisible()
  expect(within(dialog).queryByText('Город не найден')).toBeNull()
})

it('a choice counts until the shop says another city than before', async () => {
  function Page() {
    const [city, setCity] = useState<City>(moscow)
    return (
      <>
        <CityButton city={city} />
        <button onClick={() => setCity(towns[0] ?? moscow)}>Прочитано</button>
      </>
    )
  }
  shop().get(LIST).reply(200, answer(many))
  const { user } = renderCard(<Page />)
  await user.click(screen.getByRole('button', { name: 'Город: Москва' }))
  shop().post(SET, { fias_id: 'm-0' }).reply(200, { status: 'success', data: null })
  await user.click(await screen.findByRole('button', { name: /^Город 1\b/ }))
  expect(await screen.findByRole('button', { name: 'Город: Город 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Прочитано' }))
  expect(screen.getByRole('button', { name: 'Город: Кировск' })).toBeVisible()
})

it('a choice is over once the shop has said another city, also if the first one comes back', async () => {
  function Page() {
    const [city, setCity] = useState<City>(moscow)
    return (
      <>
        <CityButton city={city} />
        {[moscow, ...many.slice(0, 1)].map((one) => (
          <button key={one.fiasId} onClick={() => setCity(one)}>
            Прочитано: {one.name}
          </button>
        ))}
      </>
    )
  }
  shop().get(LIST).reply(200, answer(many))
  const { user } = renderCard(<Page />)
  await user.click(screen.getByRole('button', { name: 'Город: Москва' }))
  shop().post(SET, { fias_id: 'm-0' }).reply(200, { status: 'success', data: null })
  await user.click(await screen.findByRole('button', { name: /^Город 1\b/ }))
  await user.click(await screen.findByRole('button', { name: 'Прочитано: Город 1' }))
  // Another island, or another tab, has chosen the first city again.
  await user.click(screen.getByRole('button', { name: 'Прочитано: Москва' }))
  expect(screen.getByRole('button', { name: 'Город: Москва' })).toBeVisible()
  expect(screen.queryByText(/^Город изменён/)).not.toBeInTheDocument()
})

it.each([
  ['a choice is told to the other tabs', 200, { status: 'success', data: null }, ['lens-widgets:city']],
  ['a choice without an answer, too: it may have been made', 502, '', ['lens-widgets:city']],
  [
    'a choice that fails the validation is told to nobody',
    422,
    { status: 'error', data: { fias_id: ['Выберите город из списка'] }, errors: [] },
    [],
  ],
])('%s', async (_, status, body, told) => {
  shop().get(LIST).reply(200, answer(many))
  const { user, dialog } = await open(null)
  const set = shop().post(SET, { fias_id: 'm-0' }).reply(status, body)
  await user.click(await within(dialog).findByRole('button', { name: /^Город 1\b/ }))
  await waitFor(() => expect(set.isDone()).toBe(true))
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  expect(toldTabs).toEqual(told)
})
