import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ReceiptsView } from '#features/club/receipts/ReceiptsView'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const PERSONAL = '/api/v2/internal/personal'

const receipt = (id: number, code: string, label: string, more: object = {}) => ({
  id,
  created_at: '2026-11-05T12:00:00+03:00',
  source: 'upload',
  partner: null,
  purchased_at: '2026-11-04T18:02:00+03:00',
  total_sum: { value: 2480, currency: 'RUB' },
  fiscal: null,
  status: { code, label },
  reject_reason: null,
  points: 0,
  products: [],
  file: null,
  ...more,
})

async function openReceipts(checks: object[], path = '/points/?view=receipts', items: object[] = []) {
  shop().get('/api/v1/profile/checks/').times(3).optionally().reply(200, success({ checks }))
  shop().get(`${PERSONAL}/moneyback/`).times(3).optionally().reply(200, success({ items }))
  const { user } = renderPage(<ReceiptsView />, path)
  await screen.findAllByText(checks.length > 0 ? /^Чек № / : /Чеков пока нет/)
  return user
}

it('a rejected receipt says why, and leads to the feedback with its number', async () => {
  const user = await openReceipts([
    receipt(62, 'rejected', 'Отклонён', { reject_reason: 'Нет товаров клуба' }),
  ])
  expect(screen.getByText('Отклонён')).toBeVisible()
  expect(screen.getByText('Нет товаров клуба')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Написать нам о чеке № 62' }))
  const dialog = screen.getByRole('dialog', { name: 'Обратная связь' })
  expect(within(dialog).getByRole('textbox')).toHaveValue('Чек № 62: ')
})

it('a refund request that does not tell its receipt may be of any: none is offered', async () => {
  const request = { id: 451, created_at: null, check_id: null, product_title: '', reason: '', status: {} }
  await openReceipts([receipt(61, 'accepted', 'Принят')], undefined, [request])
  expect(await screen.findByText('Возврат денег')).toBeVisible()
  await screen.findAllByRole('listitem')
  expect(screen.queryByRole('button', { name: /^Вернуть деньги/ })).not.toBeInTheDocument()
})

it('a receipt is sent by its printed figures, and what was typed stays when the shop refuses it', async () => {
  const bill = 't=20260227T0905&s=2480.00&fn=9960440300123456&i=77001&fp=2941837465&n=4'
  shop()
    .post(`${PERSONAL}/checks/upload/`, (body: string) => body.includes(bill))
    .reply(400, refusal(2, 'Чек с такими данными уже зарегистрирован'))
  const user = await openReceipts([])
  await user.click(screen.getByRole('button', { name: 'Ввести данные чека' }))
  const dialog = screen.getByRole('dialog', { name: 'Данные чека' })
  const type = async (name: RegExp, text: string) => {
    await user.type(within(dialog).getByRole('textbox', { name }), text)
  }
  await type(/^ФН/, '9960440300123456')
  await type(/^ФД/, '77001')
  await type(/^ФП/, '2941837465')
  await type(/^Сумма/, '2480')
  await type(/^Дата покупки/, '27.02.2026')
  await type(/^Время/, '9:05')
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Вид операции' }), 'Возврат расхода')
  await user.click(within(dialog).getByRole('button', { name: 'Отправить' }))
  expect(await within(dialog).findByText(/уже зарегистрирован/)).toBeVisible()
  expect(within(dialog).getByRole('textbox', { name: /^ФД/ })).toHaveValue('77001')
})

it('a form that stays open past midnight takes a purchase of the new day', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T23:58:00+03:00'))
  const user = await openReceipts([])
  await user.click(screen.getByRole('button', { name: 'Ввести данные чека' }))
  const dialog = screen.getByRole('dialog', { name: 'Данные чека' })
  now.mockReturnValue(Date.parse('2026-12-01T00:03:00+03:00'))
  fireEvent(document, new Event('visibilitychange'))
  const day = within(dialog).getByRole('textbox', { name: 'Дата покупки' })
  await user.type(day, '01.12.2026')
  await user.click(within(dialog).getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /^ФН/ })).toBeInvalid())
  expect(day).toBeValid()
  now.mockRestore()
})

it('money back is asked for at an accepted receipt, and told once', async () => {
  shop().post(`${PERSONAL}/moneyback/`, { check_id: 61, reason: 'Не подошли' }).reply(200, success(null))
  const user = await openReceipts([receipt(61, 'accepted', 'Принят')], '/points/?view=receipts&receipt=61')
  await user.click(screen.getByRole('button', { name: 'Вернуть деньги по чеку № 61' }))
  const dialog = screen.getByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Причина возврата' }), 'Не подошли')
  await user.click(within(dialog).getByRole('button', { name: 'Запросить возврат' }))
  expect(await screen.findByText('Запрос на возврат денег отправлен')).toBeVisible()
  expect(document.activeElement).toHaveTextContent(/^Запрос на возврат денег отправлен$/)
  await user.click(screen.getByRole('link', { name: 'Все чеки' }))
  expect(await screen.findByText('Ваши чеки')).toBeVisible()
  expect(screen.queryByText('Запрос на возврат денег отправлен')).not.toBeInTheDocument()
})

it('money back that was asked for is shown even if the list cannot be read again', async () => {
  const down = (path: string) => shop().persist().get(path).reply(400, refusal(1, 'Ведутся работы'))
  shop()
    .get('/api/v1/profile/checks/')
    .reply(200, success({ checks: [receipt(61, 'accepted', 'Принят')] }))
  shop()
    .get(`${PERSONAL}/moneyback/`)
    .reply(200, success({ items: [] }))
  down('/api/v1/profile/checks/')
  down(`${PERSONAL}/moneyback/`)
  const { user } = renderPage(<ReceiptsView />, '/points/?view=receipts')
  // The answer need not repeat the receipt.
  shop()
    .post(`${PERSONAL}/moneyback/`)
    .reply(200, success({ id: 451, status: { code: 'processing', label: 'Рассматриваем' } }))
  await user.click(await screen.findByRole('button', { name: 'Вернуть деньги по чеку № 61' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Причина возврата' }), 'Не подошли')
  await user.click(dialog.getByRole('button', { name: 'Запросить возврат' }))
  const asked = within(screen.getByRole('article', { name: 'Чек № 61' }))
  expect(await asked.findByText('Возврат денег запрошен')).toHaveTextContent('Рассматриваем')
  expect(asked.queryByRole('button', { name: /^Вернуть деньги/ })).not.toBeInTheDocument()
})

it('a receipt whose money back was asked for shows that, and no button to ask again', async () => {
  const moneyback = {
    id: 451,
    created_at: '2026-11-06T12:00:00+03:00',
    check_id: 61,
    product_title: 'Ясно Месяц',
    reason: 'Не подошли',
    amount: { value: 2480, currency: 'RUB' },
    status: { code: 'processing', label: 'Рассматриваем' },
  }
  const receipts = [receipt(61, 'accepted', 'Принят'), receipt(63, 'accepted', 'Принят')]
  await openReceipts(receipts, '/points/?view=receipts', [moneyback])
  const asked = screen.getByRole('article', { name: 'Чек № 61' })
  expect(await within(asked).findByText('Возврат денег запрошен')).toHaveTextContent('Рассматриваем')
  expect(within(asked).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Вернуть деньги по чеку № 63' })).toBeVisible()
})

it('a receipt is taken by the camera, too, and goes the way of a chosen file', async () => {
  await openReceipts([])
  const camera = screen.getByLabelText('Сфотографировать')
  expect(camera).toHaveAttribute('capture', 'environment')
  expect(camera).toHaveAttribute('accept', expect.stringMatching(/^image\/[^.]*$/))
  const empty = new File([], 'photo.jpg', { type: 'image/jpeg' })
  URL.createObjectURL = () => 'blob:preview'
  fireEvent.change(camera, { target: { files: [empty] } })
  expect(await screen.findByText('Файл пустой')).toBeVisible()
})

it('receipts are taken as the shop takes them, by type and size', async () => {
  shop()
    .get('/api/v2/internal/service/config/')
    .reply(200, success({ upload_types: ['image/png', 'application/pdf'], upload_max_size: 1024 * 1024 }))
  await openReceipts([])
  expect(await screen.findByText('PNG или PDF до 1,0 Мб')).toBeVisible()
})

it('an empty file is not sent', async () => {
  await openReceipts([])
  const empty = new File([], 'chek.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText(/Выберите файл/), { target: { files: [empty] } })
  expect(await screen.findByText('Файл пустой')).toBeVisible()
})

it('the address of one receipt opens it alone, and leads back to all', async () => {
  const user = await openReceipts(
    [
      receipt(61, 'accepted', 'Принят'),
      receipt(62, 'processing', 'На проверке', { file: { name: 'chek.pdf', size: 9, url: '/files/62' } }),
    ],
    '/points/?view=receipts&receipt=62',
  )
  expect(screen.getByRole('article', { name: 'Чек № 62' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^chek\.pdf/ })).toHaveAttribute('href', '/files/62')
  expect(screen.queryByRole('article', { name: 'Чек № 61' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Все чеки' }))
  expect(await screen.findByRole('article', { name: 'Чек № 61' })).toBeVisible()
})

it('a receipt of somebody else is not available', async () => {
  shop()
    .get('/api/v1/profile/checks/')
    .reply(200, success({ checks: [receipt(61, 'accepted', 'Принят')] }))
  renderPage(<ReceiptsView />, '/points/?receipt=99')
  expect(await screen.findByText('Раздел недоступен')).toBeVisible()
})

it.each(['1 990,50', '1\u00a0990.5', '1990,50'])('a sum of a receipt may be typed as %j', async (sum) => {
  shop()
    .post(`${PERSONAL}/checks/upload/`, (body: string) => body.includes('&s=1990.50&'))
    .reply(200, success({ id: 70 }))
  const user = await openReceipts([])
  await user.click(screen.getByRole('button', { name: 'Ввести данные чека' }))
  const dialog = screen.getByRole('dialog', { name: 'Данные чека' })
  const values = {
    ФН: '9960440300123456',
    ФД: '77001',
    ФП: '2941837465',
    Сумма: sum,
    'Дата покупки': '27.02.2026',
    Время: '1802',
  }
  for (const [name, value] of Object.entries(values)) {
    const field = within(dialog).getByRole('textbox', { name: new RegExp(`^${name}`) })
    await user.click(field)
    await user.paste(value)
  }
  await user.click(within(dialog).getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Чек отправлен на проверку')).toBeVisible()
})

it('a receipt that was sent cannot be taken back, and one on its way asks before the page is left', async () => {
  let arrive = () => {}
  shop()
    .post(`${PERSONAL}/checks/upload/`)
    .reply(200, () => new Promise((resolve) => (arrive = () => resolve(success({ id: 70 })))))
  shop().post('/api/v2/internal/check_upload_inited_for_assistance/').optionally().reply(200, success(null))
  const user = await openReceipts([])
  const file = new File(['%PDF-1'], 'chek.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText(/Выберите файл/), { target: { files: [file] } })
  await screen.findByRole('progressbar')
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  await user.click(screen.getByRole('link', { name: 'История баллов' }))
  const question = screen.getByRole('alertdialog', { name: 'Прервать загрузку?' })
  expect(location.search).toBe('?view=receipts')
  await user.click(within(question).getByRole('button', { name: 'Остаться' }))

  arrive()
  expect(await screen.findByText(/загружен$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Убрать/ })).not.toBeInTheDocument()
  const later = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(later)
  expect(later.defaultPrevented).toBe(false)
  await user.click(screen.getByRole('link', { name: 'История баллов' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(location.search).toBe('')
})

it('who agrees to leave an upload gets where the link leads', async () => {
  shop()
    .post(`${PERSONAL}/checks/upload/`)
    .delay(60_000)
    .reply(200, success({ id: 70 }))
  const user = await openReceipts([])
  const file = new File(['%PDF-1'], 'chek.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText(/Выберите файл/), { target: { files: [file] } })
  await screen.findByRole('progressbar')
  await user.click(screen.getByRole('link', { name: 'История баллов' }))
  await user.click(screen.getByRole('button', { name: 'Уйти со страницы' }))
  expect(location.search).toBe('')
})

it.each(['/points/?view=receipts', '/points/?view=receipts&receipt=61'])(
  'money back is not offered once more while it is unknown what was asked for: %s',
  async (path) => {
    shop().persist().get(`${PERSONAL}/moneyback/`).reply(500, '')
    await openReceipts([receipt(61, 'accepted', 'Принят')], path)
    expect(await screen.findByText('Возвраты не загрузились')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Вернуть деньги/ })).toBeNull()
  },
)

it.each([
  [{ is_eligible: true, points: 12 }, 'Линзы 12 баллов'],
  [{ is_eligible: true, points: 0 }, 'Линзы без баллов'],
  [{ is_eligible: false, points: null }, 'Линзы без баллов'],
  [{ is_eligible: true, points: 'много' }, 'Линзы'],
  [{ is_eligible: 'да', points: 12 }, 'Линзы'],
  [{}, 'Линзы'],
  [{ is_eligible: true, points: 0 }, 'Линзы', 'processing'],
  [{ is_eligible: false, points: 0 }, 'Линзы без баллов', 'processing'],
])(
  'a product of a receipt says its points only where they were read: %j',
  async (known, words, code = 'accepted') => {
    const product = { name: 'Линзы', quantity: 1, price: null, ...known }
    await openReceipts([receipt(61, code, 'Принят', { products: [product] })])
    const item = within(screen.getByRole('article', { name: 'Чек № 61' })).getByRole('listitem')
    expect(item.textContent.replace(/\s/g, ' ').trim()).toBe(words)
  },
)
