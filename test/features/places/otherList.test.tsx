import { act, screen } from '@testing-library/react'
import { locatorApi } from '#data/locator/locatorApi'
import { Clinics } from '#features/places/clinics/Clinics'
import { Locator } from '#features/places/locator/Locator'
import { createStore } from '#store/store'
import { setWidth } from '../../support/browser'
import { renderCard } from '../../support/renderPage'
import { shop, success } from '../../support/shop'

// The list is read again for another city, or after an hour: what was chosen for the first one may be in it no
// longer, and nothing that is not shown may narrow it.

const LOCATOR = '/api/v2/internal/locator'
const place = (id: number, rest: object) => ({
  ...{ id, code: `p${id}`, type: 'optic', name: `Место ${id}`, address: 'Лесная, 1', phone: null },
  ...{ coordinates: null, work_time: null, ...rest },
})
const answerList = (path: string, list: object) => shop().get(`${LOCATOR}/${path}/`).reply(200, success(list))

beforeEach(() => setWidth(375))

it('a service that no optician of the new list has narrows nothing', async () => {
  shop()
    .get('/api/v1/locations/')
    .reply(200, success({ locations: [] }))
  answerList('points', { points: [place(1, { services: [{ code: 'fit', name: 'Подбор' }] }), place(2, {})] })
  const store = createStore()
  const { user } = renderCard(<Locator product={undefined} services={[]} selected={undefined} />, store)
  await user.click(await screen.findByRole('checkbox', { name: /Подбор/ }))
  expect(await screen.findByText('Найдена 1 оптика')).toBeVisible()
  answerList('points', { points: [place(3, {}), place(4, {})] })
  const { locatorPoints } = locatorApi.endpoints
  await act(() => store.dispatch(locatorPoints.initiate(undefined, { forceRefetch: true, subscribe: false })))
  expect(await screen.findByText('Найдено 2 оптики')).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

it('a city that no clinic of the new list is in narrows nothing', async () => {
  answerList('cataract_clinics', { clinics: [place(1, { city: 'Тула' }), place(2, { city: 'Омск' })] })
  const store = createStore()
  const { user } = renderCard(<Clinics selected={undefined} />, store)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Город' }), 'Тула')
  expect(await screen.findByText('Найдена 1 клиника')).toBeVisible()
  answerList('cataract_clinics', { clinics: [place(2, { city: 'Омск' }), place(3, { city: 'Омск' })] })
  const { clinics } = locatorApi.endpoints
  await act(() => store.dispatch(clinics.initiate(undefined, { forceRefetch: true, subscribe: false })))
  expect(await screen.findByText('Найдено 2 клиники')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveDisplayValue('Все города')
})
