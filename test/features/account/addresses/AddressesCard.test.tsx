import '../../../support/dialog'
import { act, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import nock from 'nock'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { AddressesCard } from '#features/account/addresses/AddressesCard'
import { hasKept } from '#host/customer/kept'
import { pressEscape } from '../../../support/dialog'
import { renderCard } from '../../../support/renderPage'
import { offline, refusal, shop, success } from '../../../support/shop'

const PATH = '/api/v2/internal/personal/delivery_address/'

const home = {
  id: 31,
  is_default: true,
  fias_id: 'f-1',
  location: 'Москва',
  street: 'Лесная улица',
  house_number: '12',
  postal_code: '125047',
  house_apartment: '5',
  floor: '3',
  entrance: '2',
  intercom: '5К',
  comment: 'Позвонить за час',
  delivery: 'cse_courier',
}
const work = {
  ...home,
  id: 32,
  is_default: false,
  street: 'Большая Ордынка',
  house_number: '40с3',
  house_apartment: null,
  entrance: null,
  floor: null,
  intercom: null,
  comment: null,
}
const third = { ...work, id: 33, street: 'Сретенка' }

const answerList = (...addresses: object[]) => shop().get(PATH).reply(200, success({ addresses }))

/** Waits for the refetch after a write: a late one would consume the next test's response. */
const settled = () => waitFor(() => expect(nock.pendingMocks()).toEqual([]))

const CITIES = '/api/v1/locations/suggest/city/'
const kazan = { fias_id: 'f-2', name: 'Казань', region: 'Татарстан' }

beforeEach(() => {
  shop()
    .persist()
    .post(CITIES, { query: /^каз/i })
    .optionally()
    .reply(200, success({ suggests: [kazan] }))
})

const open = () => renderCard(<AddressesCard />).user

const item = async (street: string) => {
  const line = await screen.findByText((text, element) => element?.tagName === 'P' && text.includes(street))
  return within(line.closest('li') as HTMLElement)
}
const add = () => screen.findByRole('button', { name: 'Добавить адрес' })
const save = () => screen.getByRole('button', { name: 'Сохранить адрес' })
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const city = () => screen.getByRole('combobox', { name: 'Город или посёлок' })

/** Fills in the required fields of a new address. */
async function typeAddress(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await add())
  await user.type(city(), 'каз')
  await user.click(await screen.findByRole('option'))
  await user.type(field(/Дом$/), ' 7 ')
}
const newAddress = {
  fias_id: 'f-2',
  location: 'Казань',
  street: null,
  house_number: '7',
  house_apartment: null,
  postal_code: null,
  entrance: null,
  floor: null,
  intercom: null,
  comment: null,
  delivery: null,
}

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

describe('the list', () => {
  it('the list of addresses writes each address as one line with a description, and marks the default one', async () => {
    answerList(home, work)
    open()
    const first = await item('Лесная')
    expect(first.getByText('Москва, Лесная улица, 12, кв. 5')).toBeVisible()
    expect(first.getByText('Подъезд 2, этаж 3, домофон 5К. Позвонить за час')).toBeVisible()
    expect(first.getByText('Основной')).toBeVisible()
    expect(first.queryByRole('button', { name: /Сделать основным/ })).not.toBeInTheDocument()
    expect((await item('Ордынка')).queryByText('Основной')).not.toBeInTheDocument()
  })

  it('the list of addresses says what an address is good for when there is none', async () => {
    answerList()
    open()
    expect(await screen.findByText(/Адресов пока нет/)).toBeVisible()
    expect(await add()).toBeVisible()
  })

  it('addresses that did not load can be requested again', async () => {
    shop().get(PATH).reply(400, refusal(1, 'Ведутся работы'))
    const user = open()
    expect(await screen.findByText('Ведутся работы')).toBeVisible()
    answerList(home)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect((await item('Лесная')).getByText('Основной')).toBeVisible()
  })

  it('three hundred addresses are shown in parts', async () => {
    answerList(...Array.from({ length: 300 }, (_, index) => ({ ...work, id: index + 1 })))
    open()
    expect(await screen.findByText('Показано 10 из 300')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(10)
  })
})

describe('a new address', () => {
  it('a new address is sent once with nulls for what is empty, and appears in the list', async () => {
    answerList(home)
    const user = open()
    await typeAddress(user)
    shop()
      .post(PATH, newAddress)
      .reply(200, success({ ...newAddress, id: 40, is_default: false }))
    answerList(home, { ...newAddress, id: 40, is_default: false })
    act(() => {
      save().click()
      save().click()
    })
    expect((await item('Казань, 7')).getByRole('button', { name: 'Изменить адрес Казань, 7' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await add()).toHaveFocus()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Адрес добавлен')
    expect(hasKept()).toBe(false)
  })

  it('a new address may be in a town without a suggestion, by keyboard alone', async () => {
    answerList()
    shop().post(CITIES, { query: 'Верея' }).replyWithError('offline')
    const user = open()
    ;(await add()).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(city()).toHaveFocus())
    await user.keyboard('Верея')
    await waitFor(() => expect(nock.pendingMocks()).toEqual([]))
    const body = { ...newAddress, fias_id: null, location: 'Верея' }
    shop()
      .post(PATH, body)
      .reply(200, success({ ...body, id: 40, is_default: true }))
    answerList({ ...body, id: 40, is_default: true })
    await user.keyboard('{Tab}{Tab}7{Enter}')
    expect(await screen.findByText('Верея, 7')).toBeVisible()
  })

  it('a new address needs town and house, and nothing more', async () => {
    answerList()
    const user = open()
    await user.click(await add())
    await user.click(save())
    await waitFor(() => expect(city()).toHaveFocus())
    expect(city()).toHaveAccessibleDescription('Заполните поле')
    expect(field(/Дом$/)).toHaveAccessibleDescription('Заполните поле')
    expect(screen.getAllByText('Заполните поле')).toHaveLength(2)
  })

  it('refusals of a new address stand under their fields, that of the town’s id under the town', async () => {
    answerList()
    const user = open()
    await typeAddress(user)
    const data = { fias_id: ['Туда не доставляем'], postal_code: ['Шесть цифр'] }
    shop().post(PATH).reply(422, { status: 'error', data, errors: [] })
    await user.click(save())
    await waitFor(() => expect(city()).toHaveAccessibleDescription('Туда не доставляем'))
    expect(field(/Индекс/)).toHaveAccessibleDescription('Шесть цифр')
    expect(city()).toHaveFocus()
  })

  it('a new address keeps what was typed without a network and over a reload', async () => {
    answerList()
    const user = open()
    await typeAddress(user)
    offline()
    shop().post(PATH).replyWithError('offline')
    await user.click(save())
    expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
    expect(city()).toHaveValue('Казань')
    expect(sessionStorage.getItem('lens-widgets:draft:page:address-new')).toContain('Казань')
  })

  it('the address form asks before typed text is lost, by Escape and by its button', async () => {
    answerList()
    const user = open()
    await typeAddress(user)
    await user.click(screen.getByRole('button', { name: 'Отмена' }))
    const question = screen.getByRole('alertdialog', { name: 'Закрыть без сохранения?' })
    await user.click(within(question).getByRole('button', { name: 'Продолжить' }))
    pressEscape(screen.getByRole('dialog'))
    const again = await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' })
    await user.click(within(again).getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(hasKept()).toBe(false)
  })
})

describe('an address', () => {
  it('an address is changed as it stands, with the service that delivers there', async () => {
    answerList(home)
    const user = open()
    const edit = (await item('Лесная')).getByRole('button', { name: /Изменить/ })
    await user.click(edit)
    expect(city()).toHaveValue('Москва')
    expect(field(/Комментарий/)).toHaveValue('Позвонить за час')
    await user.clear(field(/Комментарий/))
    const { id, is_default, ...body } = { ...home, comment: null }
    answerList(home)
    shop()
      .put(`${PATH}31/`, body)
      .reply(200, success({ ...body, id, is_default }))
    answerList({ ...home, comment: null })
    await user.click(save())
    expect(await screen.findByText('Подъезд 2, этаж 3, домофон 5К')).toBeVisible()
    expect(edit).toHaveFocus()
  })

  it('an address is deleted once it is confirmed, and the focus goes to the next', async () => {
    answerList(home, work, third)
    const user = open()
    await user.click((await item('Ордынка')).getByRole('button', { name: /Удалить/ }))
    const question = screen.getByRole('alertdialog', { name: 'Удалить адрес?' })
    expect(question).toHaveAccessibleDescription(/Большая Ордынка/)
    shop().delete(`${PATH}32/`).reply(200, success(null))
    answerList(home, third)
    const confirm = within(question).getByRole('button', { name: 'Удалить адрес' })
    act(() => {
      confirm.click()
      confirm.click()
    })
    await waitFor(() => expect(screen.queryByText(/Ордынка/)).not.toBeInTheDocument())
    expect(screen.getByText(/Сретенка/, { selector: 'p' }).closest('li')).toHaveFocus()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Адрес удалён')
    await settled()
  })

  it('after the last address is deleted the focus goes to the button that adds one', async () => {
    answerList(home)
    const user = open()
    await user.click((await item('Лесная')).getByRole('button', { name: /Удалить/ }))
    shop().delete(`${PATH}31/`).reply(200, success(null))
    answerList()
    await user.click(screen.getByRole('button', { name: 'Удалить адрес' }))
    expect(await screen.findByText(/Адресов пока нет/)).toBeVisible()
    expect(await add()).toHaveFocus()
    await settled()
  })

  it('an address that cannot be deleted stays, and the question says why', async () => {
    answerList(home)
    const user = open()
    await user.click((await item('Лесная')).getByRole('button', { name: /Удалить/ }))
    shop().delete(`${PATH}31/`).reply(400, refusal(1, 'По этому адресу едет заказ'))
    answerList(home)
    await user.click(screen.getByRole('button', { name: 'Удалить адрес' }))
    expect(await screen.findByText('По этому адресу едет заказ')).toBeVisible()
    expect((await item('Лесная')).getByText('Основной')).toBeInTheDocument()
    await settled()
  })

  it('an address that another tab has deleted counts as deleted', async () => {
    answerList(home, work)
    const user = open()
    await user.click((await item('Лесная')).getByRole('button', { name: /Удалить/ }))
    shop().delete(`${PATH}31/`).reply(404, refusal(404, 'Адреса нет'))
    shop()
      .persist()
      .get(PATH)
      .reply(200, success({ addresses: [work] }))
    await user.click(screen.getByRole('button', { name: 'Удалить адрес' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Адрес удалён')
    expect(screen.queryByText(/Лесная/)).not.toBeInTheDocument()
    await settled()
  })

  it('an address becomes the default one with the answer, by one write', async () => {
    answerList(home, work)
    const user = open()
    const second = await item('Ордынка')
    shop().post(`${PATH}32/set_default/`).delay(50).reply(200, success(null))
    answerList({ ...home, is_default: false }, { ...work, is_default: true })
    const button = second.getByRole('button', { name: /Сделать основным/ })
    await user.dblClick(button)
    // A second press would hit another button in its place if this one disappeared at once.
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(await second.findByText('Основной')).toBeVisible()
    await waitFor(() => expect(screen.getByText(/Ордынка/, { selector: 'p' }).closest('li')).toHaveFocus())
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Основной адрес изменён',
      ),
    )
    await settled()
  })

  it('an address is not the default when the server refuses', async () => {
    answerList(home, work)
    const user = open()
    const second = await item('Ордынка')
    shop().post(`${PATH}32/set_default/`).reply(400, refusal(1, 'Туда не доставляем'))
    answerList(home, work)
    await user.click(second.getByRole('button', { name: /Сделать основным/ }))
    expect(await screen.findByText('Туда не доставляем')).toBeVisible()
    await waitFor(() => expect(second.queryByText('Основной')).not.toBeInTheDocument())
    expect((await item('Лесная')).getByText('Основной')).toBeVisible()
    await settled()
  })
})

it('an address that does not say readably whether it is the main one is not offered to become it', async () => {
  answerList({ ...home, is_default: 'да' }, work)
  open()
  expect((await item('Большая Ордынка')).getByRole('button', { name: /^Сделать основным/ })).toBeVisible()
  expect((await item('Лесная')).queryByRole('button', { name: /^Сделать основным/ })).toBeNull()
})
