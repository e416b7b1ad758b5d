import { act, screen, waitFor, within } from '@testing-library/react'
import { Clinics } from '#features/places/clinics/Clinics'
import { Locator } from '#features/places/locator/Locator'
import { on } from '#host/on'
import { setWidth } from '../../support/browser'
import { holdReads } from '../../support/holdReads'
import { renderPage } from '../../support/renderPage'
import { openSandbox } from '../../support/sandbox'

const selected = jest.fn()
on('place-selected', selected)

beforeEach(() => {
  jest.clearAllMocks()
  setWidth(375)
})

const openLocator = (product?: string, services: string[] = []) =>
  renderPage(<Locator product={product} services={services} selected={undefined} />).user

it('all opticians are found, by name and address, and by services with their counts', async () => {
  openSandbox()
  const user = openLocator()
  expect(await screen.findByText('Найдено 20 оптик')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Активация промокода (14)' }))
  expect(await screen.findByText('Найдено 14 оптик')).toBeVisible()
  // The number at each filter is that of the places that it would leave.
  expect(screen.getByRole('checkbox', { name: 'Подбор контактных линз (14)' })).not.toBeChecked()
  await user.type(screen.getByRole('searchbox', { name: 'Поиск по названию и адресу' }), 'новгород горького')
  expect(await screen.findByText(/^Найден. \d оптик./)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Поиск по названию и адресу' }), ' луна')
  expect(await screen.findByText('Оптики не найдены')).toBeVisible()
})

it('the page proposes services and a product; the product is named, and can be taken away', async () => {
  openSandbox()
  const user = openLocator('202', ['promo-code-activation', 'no-such'])
  expect(await screen.findByRole('checkbox', { name: /Активация промокода/ })).toBeChecked()
  expect(await screen.findByText('Ясно Месяц')).toBeVisible()
  const narrow = (await screen.findByText(/^Найден/)).textContent.replaceAll('\u00a0', ' ')
  await user.click(screen.getByRole('button', { name: /Убрать/ }))
  expect(await screen.findByText('Найдено 14 оптик')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Товар в наличии' })).toHaveFocus()
  expect(narrow).not.toBe('Найдено 14 оптик')
  await user.type(screen.getByRole('searchbox', { name: 'Товар в наличии' }), 'месяц')
  await user.click(await screen.findByRole('option', { name: /Ясно Месяц/ }))
  expect(await screen.findByText(narrow)).toBeVisible()
  expect(screen.getByRole('button', { name: /Убрать/ })).toHaveFocus()
})

it('a product whose title does not load is named by its number, which nobody sees before', async () => {
  openSandbox()
  const { release } = holdReads(/(?<!locator)\/products\/9999\//)
  openLocator('9999')
  expect(await screen.findByText('…')).toBeVisible()
  release()
  expect(await screen.findByText('№ 9999')).toBeVisible()
})

it('shows no optician before it is known who has the product that the page asks for', async () => {
  openSandbox()
  const { release, answered } = holdReads(/\/locator\/products\//)
  openLocator('202')
  // The requests for the points and the city.
  await waitFor(() => expect(answered()).toBe(2))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByText('Загружаем оптики')).toBeInTheDocument()
  expect(screen.queryByText(/^Найден/)).toBeNull()
  release()
  expect(await screen.findByText(/^Найден/)).toBeVisible()
})

it('an optician tells hours, services and phone, leads to booking, and stays chosen', async () => {
  openSandbox()
  const user = openLocator()
  const row = (await screen.findAllByRole('button', { name: /^Оптика «Ясный взгляд»/ }))[0] as HTMLElement
  await user.click(row)
  const item = within(row.closest('li') as HTMLElement)
  expect(within(item.getByRole('group')).getByText(/^Услуги: Подбор контактных линз/)).toBeVisible()
  expect(item.getAllByRole('link', { name: /Записаться/ })).toHaveLength(1)
  expect(item.getByRole('link', { name: /Записаться/ })).toHaveAttribute(
    'href',
    '/personal/optics/?department=11',
  )
  expect(selected.mock.calls).toEqual([[{ name: 'locator', id: 11 }]])
  await user.click(row)
  expect(item.queryByRole('group')).toBeNull()
  expect(selected).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/^Выбрана: Оптика/)).toBeVisible()
  // Outside the list the details are a sheet.
  await user.click(screen.getByRole('button', { name: /^Подробнее/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Оптика «Ясный взгляд»/ })
  expect(within(dialog).getByRole('link', { name: /Записаться/ })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a proposed place that there is not is told to the owner of the page', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  openSandbox()
  renderPage(<Clinics selected="77" />)
  await screen.findByText('Найдено 3 клиники')
  expect(warn.mock.calls).toEqual([['[lens-widgets] data-selected="77" is ignored: no place has this id']])
  warn.mockRestore()
})

it('clinics are narrowed to a city and called', async () => {
  openSandbox()
  const { user } = renderPage(<Clinics selected={undefined} />)
  expect(await screen.findByText('Найдено 3 клиники')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Город' }), 'Нижний Новгород')
  expect(await screen.findByText('Найдена 1 клиника')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Волжский свет/ }))
  const detail = within(screen.getByRole('group', { name: /Волжский свет/ }))
  expect(await detail.findByRole('link', { name: /Маршрут/ })).toBeVisible()
  // The link to call is in the row, only once.
  expect(screen.getAllByRole('link', { name: /Позвонить/ })).toHaveLength(1)
  expect(screen.getByRole('link', { name: /Позвонить/ })).toHaveAttribute('href', 'tel:+74957654321')
  expect(selected.mock.calls).toEqual([[{ name: 'cataract-clinics', id: 403 }]])
})

it.each([
  ['points-none', 'Оптики не найдены'],
  ['failing', 'Оптики не загрузились'],
])('the scenario %s is said: %s', async (scenario, text) => {
  openSandbox(scenario)
  openLocator()
  expect(await screen.findByText(text)).toBeVisible()
})
