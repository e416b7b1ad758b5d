import { screen, within } from '@testing-library/react'
import { AppointmentsPage } from '../../../../src/features/vision/appointments/AppointmentsPage'
import { renderPage } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

const INTERNAL = '/api/v2/internal'

const point = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  address: 'Москва',
  phone: '4951234567',
  coordinates: null,
  work_time: null,
  services: [{ code: 'promo-code-activation', name: '' }],
  ...more,
})

it('the search suggests an optician that its words do not find, and the choice leads to its times', async () => {
  const get = (path: string, data: unknown) =>
    shop().get(`${INTERNAL}/${path}`).optionally().reply(200, success(data))
  const points = [point(11, 'Оптика на Тверской'), point(12, 'Без активации', { services: [] })]
  get('personal/entries/?state=active', { entries: [] })
  get('consumer/info/', { id: 1, name: 'Анна' })
  get('locator/points/', { points })
  get(`locator/suggests/?query=${encodeURIComponent('метро')}`, {
    suggests: [
      { value: 'Оптика у метро Пушкинская', point_id: 11 },
      { value: 'Без активации у метро', point_id: 12 },
    ],
  })
  get('locator/detail/11/', { point: points[0] })
  get('locator/departments/detail/id/11/entry_slots/', { days: [] })
  get('personal/profile/lenses_info/', {
    wears_lenses: true,
    lenses: [{ eye: 'right', product_id: 202, title: 'Ясно Месяц', sphere: -3 }],
  })
  shop()
    .get('/api/v1/locator/products/202/')
    .reply(200, success({ points: [points[0]] }))
  const { user } = renderPage(<AppointmentsPage />, '/optics/?book=')
  await user.type(await screen.findByRole('searchbox', { name: 'Поиск по названию и адресу' }), 'метро')
  const suggestions = await screen.findAllByRole('option')
  expect(suggestions.map(({ textContent }) => textContent)).toEqual(['Оптика у метро Пушкинская'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByText('Ваши линзы «Ясно Месяц»: есть в наличии')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Позвонить: +7 (495) 123-45-67' })).toHaveAttribute(
    'href',
    'tel:+74951234567',
  )
})

it('times are read in any usual form, and an optician that names no service is booked all the same', async () => {
  const get = (path: string, data: unknown) =>
    shop().get(`${INTERNAL}/${path}`).optionally().times(3).reply(200, success(data))
  const day = new Date(Date.now() + 48 * 3600e3).toISOString().slice(0, 10)
  const slots = ['9:30', '18:00:00', 'скоро', '8:15:00'].map((time, id) => ({ id, time, is_available: true }))
  get('personal/entries/?state=active', { entries: [] })
  get('consumer/info/', { id: 1, name: 'Анна' })
  get('locator/detail/11/', { point: point(11, 'Оптика на Тверской') })
  get('personal/profile/lenses_info/', { lenses: [] })
  get('locator/departments/detail/id/11/entry_slots/', {
    days: [
      { date: day, slots },
      { date: day, slots },
    ],
  })
  const { user } = renderPage(<AppointmentsPage />, '/optics/?department=11')
  const evening = await screen.findByRole('region', { name: /^Вечер/ })
  expect(within(evening).getByRole('button', { name: '18:00' })).toBeVisible()
  const morning = within(screen.getByRole('region', { name: /^Утро/ }))
  expect(morning.getByRole('button', { name: '08:15' })).toBeVisible()
  await user.click(morning.getByRole('button', { name: '09:30' }))
  const sent: unknown[] = []
  shop()
    .post(`${INTERNAL}/locator/departments/detail/id/11/entry/`, (body) => sent.push(body) > 0)
    .reply(200, success({ id: 7 }))
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  expect(await screen.findByText('Вы записаны. Ждём вас!')).toBeVisible()
  expect(sent).toEqual([{ slot_id: 0, comment: null }])
})
