import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { DeliveryPointsView } from '#features/shop/delivery/DeliveryPointsView'
import { on } from '#host/on'
import { changeAnswers } from '../../../support/brokenAnswers'
import { setWidth } from '../../../support/browser'
import { holdReads } from '../../../support/holdReads'
import { renderPage } from '../../../support/renderPage'
import { openSandbox } from '../../../support/sandbox'

const CHOSEN = '/api/v2/internal/checkout/delivery_address/'
const SAVE_POINT = /\/delivery_address\/point\/save\/$/

const pointChosen = jest.fn()
const addressChosen = jest.fn()
on('delivery-point-selected', pointChosen)
on('delivery-address-selected', addressChosen)

// On a phone the map is hidden until its button is pressed.
beforeEach(() => {
  jest.clearAllMocks()
  setWidth(375)
})

const open = (selected?: string) => renderPage(<DeliveryPointsView type="eshop" selected={selected} />).user

async function firstRow(): Promise<HTMLElement> {
  const [row] = await screen.findAllByRole('listitem')
  if (!row) throw new Error('no row')
  return within(row).getByRole('button')
}

/** Lets only these calls fail with a server's error; the sandbox answers all others. */
function failing(path: RegExp, status: number, body: unknown) {
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      path.test(input) ? Promise.resolve(new Response(JSON.stringify(body), { status })) : fetch(input, init),
  })
  return () => Object.assign(globalThis, { fetch })
}

it('a point is found by type, payment and name, read about, chosen, and stands first after a reload', async () => {
  const sandbox = openSandbox()
  let user = open()
  expect(await screen.findByText('Найдено 48 пунктов')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Оптика 16' }))
  expect(await screen.findByText('Найдено 16 пунктов')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /^Картой \d+$/ }))
  await user.type(screen.getByRole('searchbox', { name: 'Поиск по названию' }), 'ТВЕРСКАЯ')
  expect(await screen.findByText(/^Найден\S* \d пункта?$/)).toBeVisible()
  const row = await firstRow()
  await user.click(row)
  expect(row).toHaveAttribute('aria-expanded', 'true')
  const detail = screen.getByRole('group', { name: /^Оптика «Ясный взгляд», Тверская/ })
  expect(await within(detail).findByText(/^Ближайший день: /)).toBeVisible()
  // The details do not repeat the row.
  expect(within(row).getByText('+50 баллов')).toBeVisible()
  expect(within(detail).queryByText('+50 баллов')).toBeNull()
  await user.click(within(detail).getByRole('button', { name: 'Доставить сюда' }))
  // The list closes, and the chosen point takes the focus.
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/^Выбран: Оптика «Ясный взгляд», Тверская/),
  )
  expect(screen.queryByRole('searchbox')).toBeNull()
  const [[told]] = pointChosen.mock.calls as [[{ id: number }]]
  expect(told).toMatchObject({
    type: 'eshop',
    code: expect.stringMatching(/^MSK-/) as string,
    pointType: 'optic',
  })
  expect(await sandbox.get(CHOSEN)).toMatchObject({ point_id: told.id, address_id: null })

  cleanup()
  user = open()
  expect(await screen.findByText(/^Выбран: Оптика «Ясный взгляд», Тверская/)).toBeVisible()
  // Filters do not hide the chosen point.
  await user.type(screen.getByRole('searchbox'), 'нет такого')
  expect(await screen.findByText('Пункты не найдены')).toBeVisible()
  expect(screen.getByText(/^Выбран: /)).toBeVisible()
  expect(pointChosen).toHaveBeenCalledTimes(1)
})

it('the points of earlier orders are found by a tick', async () => {
  openSandbox()
  const user = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Ваши пункты' }))
  expect(await screen.findByText('Найден 1 пункт')).toBeVisible()
})

it('without a token a point stays in the tab: the event goes out, and nothing is sent', async () => {
  openSandbox()
  window.pageConfig = { csrfToken: 'csrf' }
  const user = open('MSK-003')
  expect(await screen.findByText(/^Выбран: .*Арбат/)).toBeVisible()
  await user.click(await firstRow())
  await user.click(await screen.findByRole('button', { name: 'Доставить сюда' }))
  expect(await screen.findByText(/^Выбран: Пункт выдачи, Лесная/)).toBeVisible()
  expect(pointChosen.mock.calls).toEqual([
    [{ type: 'eshop', id: 1001, code: 'MSK-001', pointType: 'pickup' }],
  ])
  await user.click(screen.getByRole('radio', { name: /Курьер/ }))
  expect(await screen.findByText('Войдите, чтобы выбрать адрес')).toBeVisible()
})

it('a choice that is refused says so at its button and leaves the earlier one', async () => {
  openSandbox()
  const user = open('MSK-003')
  await screen.findByText(/^Выбран: /)
  await user.click(await firstRow())
  const mend = failing(/point\/save/, 400, {
    status: 'error',
    data: null,
    errors: [{ code: 1, message: 'Пункт переполнен' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Доставить сюда' }))
  expect(await screen.findByText(/Пункт переполнен/)).toBeVisible()
  expect(screen.getByText(/^Выбран: .*Арбат/)).toBeVisible()
  expect(pointChosen).not.toHaveBeenCalled()
  mend()
  await user.click(screen.getByRole('button', { name: 'Доставить сюда' }))
  expect(await screen.findByText(/^Выбран: Пункт выдачи, Лесная/)).toBeVisible()
})

it('an address is chosen for the courier, and both ways keep their choice', async () => {
  const sandbox = openSandbox()
  const user = open('MSK-003')
  await user.click(await screen.findByRole('radio', { name: /Курьер/ }))
  expect(await screen.findByRole('radio', { name: /Лесная улица, 12/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /Большая Ордынка/ }))
  await waitFor(() => expect(addressChosen).toHaveBeenCalledTimes(1))
  const { address_id } = (await sandbox.get(CHOSEN)) as { address_id: number }
  expect(addressChosen).toHaveBeenCalledWith({ type: 'eshop', id: address_id })
  await user.click(screen.getByRole('radio', { name: /Пункт выдачи/ }))
  expect(await screen.findByText(/^Выбран: .*Арбат/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Изменить' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: /Курьер/ }))
  expect(await screen.findByRole('radio', { name: /Большая Ордынка/ })).toBeChecked()
})

it('the other way stays chosen when a point is accepted late, and the point is kept for it', async () => {
  openSandbox()
  const user = open()
  await user.click(await firstRow())
  const { release } = holdReads(SAVE_POINT)
  await user.click(await screen.findByRole('button', { name: 'Доставить сюда' }))
  await user.click(screen.getByRole('radio', { name: /Курьер/ }))
  expect(await screen.findByRole('radio', { name: /Лесная улица, 12/ })).toBeVisible()
  release()
  await waitFor(() => expect(pointChosen).toHaveBeenCalled())
  expect(screen.getByRole('radio', { name: /Курьер/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /Пункт выдачи/ }))
  expect(await screen.findByText(/^Выбран: Пункт выдачи, Лесная/)).toBeVisible()
})

it('of two choices that follow each other fast, each way keeps its own', async () => {
  const sandbox = openSandbox()
  const user = open('MSK-003')
  await user.click(await firstRow())
  const { release } = holdReads(SAVE_POINT)
  await user.click(await screen.findByRole('button', { name: 'Доставить сюда' }))
  await user.click(screen.getByRole('radio', { name: /Курьер/ }))
  await user.click(await screen.findByRole('radio', { name: /Большая Ордынка/ }))
  release()
  await waitFor(() => expect(addressChosen).toHaveBeenCalledTimes(1))
  expect(await sandbox.get(CHOSEN)).toMatchObject({ point_id: null })
  await user.click(screen.getByRole('radio', { name: /Пункт выдачи/ }))
  expect(await screen.findByText(/^Выбран: Пункт выдачи, Лесная/)).toBeVisible()
})

it('the address that the server knows is still chosen after a point was', async () => {
  const sandbox = openSandbox()
  const user = open()
  await user.click(await firstRow())
  await user.click(await screen.findByRole('button', { name: 'Доставить сюда' }))
  expect(await screen.findByText(/^Выбран: Пункт выдачи, Лесная/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /Курьер/ }))
  expect(await screen.findByRole('radio', { name: /Лесная улица, 12/ })).toBeChecked()
  await waitFor(async () =>
    expect(await sandbox.get(CHOSEN)).toMatchObject({ address_id: 31, point_id: null }),
  )
})

it('a new address is written once, with what is empty as null, and chosen with it', async () => {
  const sandbox = openSandbox()
  const user = open()
  await user.click(await screen.findByRole('radio', { name: /Курьер/ }))
  await user.click(await screen.findByRole('button', { name: 'Новый адрес' }))
  const dialog = await screen.findByRole('dialog', { name: 'Новый адрес' })
  await user.type(within(dialog).getByRole('combobox', { name: /Город/ }), 'Сам')
  await user.click(await within(dialog).findByRole('option', { name: /Самара/ }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Дом' }), '7')
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить адрес' }))
  expect(await screen.findByRole('radio', { name: /Самара, 7/ })).toBeChecked()
  const { addresses, address_id } = (await sandbox.get(CHOSEN)) as {
    addresses: { id: number; street: string | null; fias_id: string | null }[]
    address_id: number
  }
  expect(addresses.at(-1)).toMatchObject({
    id: address_id,
    street: null,
    fias_id: expect.any(String) as string,
  })
  expect(addressChosen.mock.calls).toEqual([[{ type: 'eshop', id: address_id }]])
})

it('another city has other points, and lets the chosen one go', async () => {
  openSandbox()
  const user = open('MSK-003')
  await screen.findByText(/^Выбран: /)
  await user.click(await screen.findByRole('button', { name: 'Город: Москва' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ваш город' })
  await user.click(await within(dialog).findByRole('button', { name: /Нижний Новгород/ }))
  expect(await screen.findByText(/Пункт в прежнем городе больше не выбран/)).toBeVisible()
  expect(await screen.findByText('Найдено 24 пункта')).toBeVisible()
  expect(screen.queryByText(/^Выбран: /)).not.toBeInTheDocument()
})

const chosenBefore = (choice: object) =>
  sessionStorage.setItem('lens-widgets:draft:page:choice:eshop', JSON.stringify(choice))
const OLD_POINT = { id: 77, code: 'OLD', pointType: 'pickup', name: 'Старый' }

it('a chosen point that the list no longer has asks for another one', async () => {
  openSandbox()
  chosenBefore({ point: OLD_POINT })
  open()
  expect(await screen.findByText('Этот пункт больше не работает. Выберите другой')).toBeVisible()
})

it.each([
  ['point', 'points', /delivery_points\/$/, { point: OLD_POINT }, 'Выбранный пункт'],
  [
    'address',
    'addresses',
    /checkout\/delivery_address\/$/,
    { way: 'courier', addressId: 77 },
    'Выбранный адрес',
  ],
])(
  'a chosen %s is not told as gone by a list that cannot be read whole',
  async (_, list, at, choice, told) => {
    openSandbox()
    chosenBefore(choice)
    changeAnswers<Record<string, unknown[]>>(at, (data) => ({
      ...data,
      [list]: (data[list] ?? []).map((record, index) => (index === 0 ? 'нет' : record)),
    }))
    open()
    expect(await screen.findByText(`${told} не удалось показать. Выберите другой`)).toBeVisible()
    expect(screen.queryByText(/больше н/)).not.toBeInTheDocument()
  },
)

it('points of unknown types, twice, nowhere, and with code in their names are shown, and run nothing', async () => {
  openSandbox('points-odd')
  const user = open()
  expect(await screen.findByText('Найдено 12 пунктов')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Площадка дронов/ })).toBeVisible()
  expect(document.querySelector('img[src=x]')).toBeNull()
  await user.type(screen.getByRole('searchbox'), '.*(')
  expect(await screen.findByText('Найден 1 пункт')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /onerror/ }))
  expect(await screen.findByText(/<b>Всегда<\/b>/)).toBeVisible()
})

it.each([
  ['points-none', 'Пунктов пока нет'],
  ['failing', 'Пункты не загрузились'],
])('the scenario %s is said: %s', async (scenario, text) => {
  openSandbox(scenario)
  open()
  expect(await screen.findByText(text)).toBeVisible()
})
