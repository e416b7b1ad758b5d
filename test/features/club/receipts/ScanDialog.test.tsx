import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fiscalOfBill } from '#data/receipts/bill'
import { ReceiptsView } from '#features/club/receipts/ReceiptsView'
import { renderPage } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'
import { drawPixels } from './drawPixels'

const PERSONAL = '/api/v2/internal/personal'
const BILL = 't=20260227T1802&s=2480.50&fn=9960440300123456&i=77001&fp=2941837465&n=2'

/** Mocks the browser's own reader of codes: its results, picture by picture. */
let read: jest.Mock<Promise<{ rawValue: string }[]>, []>

beforeEach(() => {
  read = jest.fn<Promise<{ rawValue: string }[]>, []>()
  drawPixels()
  Object.assign(globalThis, {
    BarcodeDetector: class {
      detect = read
    },
  })
})

async function openScan() {
  shop()
    .get('/api/v1/profile/checks/')
    .times(2)
    .optionally()
    .reply(200, success({ checks: [] }))
  shop()
    .get(`${PERSONAL}/moneyback/`)
    .optionally()
    .reply(200, success({ items: [] }))
  const { user } = renderPage(<ReceiptsView />, '/points/?view=receipts')
  await user.click(await screen.findByRole('button', { name: 'Прочитать QR-код' }))
  const dialog = await screen.findByRole('dialog', { name: 'QR-код чека' })
  const choose = (content: string) =>
    fireEvent.change(within(dialog).getByLabelText(/Выберите снимок/), {
      target: { files: [new File([content], 'chek.jpg', { type: 'image/jpeg' })] },
    })
  return { user, dialog, choose }
}

it('what the code of a receipt says is shown to be checked, and sent with its time and kind', async () => {
  shop()
    .post(`${PERSONAL}/checks/upload/`, (body: string) => body.includes(BILL.replace('77001', '77002')))
    .reply(200, success({ id: 63 }))
  // The shop's advertisement is above the receipt's own code.
  read.mockResolvedValue([{ rawValue: 'https://promo.example/?t=1' }, { rawValue: BILL }])
  const { user, choose } = await openScan()
  choose('photo')
  const form = await screen.findByRole('dialog', { name: 'Данные чека' })
  const valueOf = (name: RegExp) => within(form).getByRole('textbox', { name })
  expect(valueOf(/^ФН/)).toHaveValue('9960440300123456')
  expect(valueOf(/^ФП/)).toHaveValue('2941837465')
  expect(valueOf(/^Сумма/)).toHaveValue('2480,5')
  expect(valueOf(/^Дата покупки/)).toHaveValue('27.02.2026')
  expect(valueOf(/^Время/)).toHaveValue('18:02')
  expect(within(form).getByRole('combobox', { name: 'Вид операции' })).toHaveDisplayValue('Возврат прихода')
  await user.type(valueOf(/^ФД/), '{Backspace}2')
  await user.click(within(form).getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Чек отправлен на проверку')).toBeVisible()
})

it('another code, a link and no picture are told, and typing stays possible', async () => {
  const { user, dialog, choose } = await openScan()
  const problem = async (rawValue: string) => {
    read.mockResolvedValue([{ rawValue }])
    choose('photo')
    return within(dialog).findByText(/QR-код/, { selector: '[role=alert] *' })
  }
  expect(await problem(`https://promo.example/${'x'.repeat(90)}`)).toHaveTextContent(
    /не данные чека, а ссылка: https:\/\/promo\.example\/x+…\. Нужен код/,
  )
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument()
  choose('')
  expect(await within(dialog).findByText('Снимок не открылся. Выберите другой, JPG или PNG')).toBeVisible()
  expect(await problem('<img src=x onerror=alert(1)>')).toHaveTextContent(
    'в нём «<img src=x onerror=alert(1)>»',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Ввести данные вручную' }))
  expect(screen.getByRole('dialog', { name: 'Данные чека' })).toBeVisible()
})

it('a photo whose dialog was closed, or that another one has replaced, opens nothing later', async () => {
  const answers: ((found: { rawValue: string }[]) => void)[] = []
  read.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const { user, dialog, choose } = await openScan()
  choose('first')
  choose('second')
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(() => Promise.resolve(answers[0]?.([{ rawValue: BILL }])))
  expect(within(dialog).getByText('Ищем QR-код на снимке')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
  await act(() => Promise.resolve(answers[1]?.([{ rawValue: BILL }])))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it.each([
  ['the camera is refused', new DOMException('no', 'NotAllowedError'), /^Камера недоступна/],
  ['the reader does not load', new TypeError('no such chunk'), /^Сервис временно недоступен/],
])('if %s, that is said, and a photo can still be chosen', async (_, error, words) => {
  const mediaDevices = { getUserMedia: () => Promise.reject(error) }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  const { user, dialog } = await openScan()
  await user.click(within(dialog).getByRole('button', { name: 'Включить камеру' }))
  expect(await within(dialog).findByText(words)).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Включить камеру' })).toHaveFocus()
  expect(within(dialog).getByLabelText(/Выберите снимок/)).toBeEnabled()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

it.each(['', 'https://shop.example/?t=1&fn=2', 's=1&fn=1&i=1&fp=1', 't=20260227&s=1&fn=&i=1&fp=1'])(
  'the text %j is no receipt',
  (text) => {
    expect(fiscalOfBill(text)).toBeUndefined()
  },
)

it.each([
  `https://check.example/rec?${BILL}`,
  `HTTPS://check.example/rec?from=qr&${BILL}#top`,
  `  ${BILL}\n`,
])('the text %j is a receipt, as its code alone', (text) => {
  expect(fiscalOfBill(text)).toEqual(fiscalOfBill(BILL))
})

it('what a code leaves open is asked for, and nothing is made up', async () => {
  read.mockResolvedValue([{ rawValue: BILL.replace('T1802', '').replace('&n=2', '') }])
  const { user, choose } = await openScan()
  choose('photo')
  const form = await screen.findByRole('dialog', { name: 'Данные чека' })
  const time = within(form).getByRole('textbox', { name: /^Время/ })
  expect(time).toHaveValue('')
  expect(within(form).getByRole('combobox', { name: 'Вид операции' })).toHaveDisplayValue('Приход')
  await user.click(within(form).getByRole('button', { name: 'Отправить' }))
  // No call is mocked, so one would fail the test.
  await waitFor(() => expect(time).toHaveFocus())
  expect(time).toBeInvalid()
})
