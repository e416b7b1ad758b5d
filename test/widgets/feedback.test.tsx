import '../support/browser'
import { pressEscape } from '../support/dialog'
import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hasKept } from '#host/customer/kept'
import { island } from '../../widgets/feedback/index'
import { mountIsland } from '../support/island'
import { refusal, shop, success } from '../support/shop'
import { moveOn } from '../support/moveOn'

const PATH = '/api/v1/ozon/error/'
const PROMPT = 'Опишите вашу ситуацию и мы будем рады помочь ее разрешить:'

async function openFeedback(options?: { messages: string[] }) {
  const mounted = await mountIsland('feedback', { island })
  const closed = jest.fn()
  act(() => void mounted.handle.open?.(options).then(closed))
  const dialog = within(await within(mounted.root).findByRole('dialog'))
  return { ...mounted, dialog, closed }
}

beforeEach(() => sessionStorage.clear())

it('the feedback container takes no space until it is opened', async () => {
  const { root } = await mountIsland('feedback', { island })
  expect(within(root).queryByRole('dialog')).not.toBeInTheDocument()
})

it('feedback is sent trimmed, and thanks follow', async () => {
  shop()
    .post(PATH, /name="text"\r\n\r\nНе приходит код\r\n/)
    .reply(200, success(null))
  const { root, dialog, closed } = await openFeedback()
  expect(dialog.getByRole('heading', { name: 'Обратная связь' })).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Отправить' })
  expect(send).toBeDisabled()
  await userEvent.type(dialog.getByLabelText(PROMPT), '   ')
  expect(send).toBeDisabled()
  await userEvent.type(dialog.getByLabelText(PROMPT), 'Не приходит код ')
  await userEvent.click(send)
  const thanks = await within(root).findByRole('dialog', {
    name: 'Спасибо, ваше сообщение было успешно отправлено!',
  })
  moveOn()
  await userEvent.click(within(thanks).getByRole('button', { name: 'Закрыть' }))
  expect(within(root).queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
})

it('feedback after a failure shows its messages', async () => {
  const { root, dialog } = await openFeedback({ messages: ['Чек уже есть', 'И старый'] })
  expect(dialog.getByRole('heading', { name: 'К сожалению, что-то пошло не так...' })).toBeVisible()
  expect(dialog.getByText('Чек уже есть, И старый')).toBeVisible()
  expect(within(root).getByRole('dialog')).toHaveAccessibleName(
    'К сожалению, что-то пошло не так... Обратная связь',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }))
  expect(within(root).queryByRole('dialog')).not.toBeInTheDocument()
})

it.each([
  ['status error', () => shop().post(PATH).reply(200, refusal(3, 'Слишком коротко')), 'Слишком коротко'],
  [
    'no network',
    () => shop().post(PATH).replyWithError('x'),
    'Сервис временно недоступен. Попробуйте ещё раз',
  ],
])('feedback that fails keeps the text and says why under the button: %s', async (_, answer, message) => {
  answer()
  const { dialog } = await openFeedback()
  await userEvent.type(dialog.getByLabelText(PROMPT), 'Помогите')
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(dialog.getByLabelText(PROMPT)).toHaveValue('Помогите')
})

it('feedback is sent once however often the button is pressed', async () => {
  shop().post(PATH).reply(200, success(null))
  const { root, dialog } = await openFeedback()
  await userEvent.type(dialog.getByLabelText(PROMPT), 'Помогите')
  const send = dialog.getByRole('button', { name: 'Отправить' })
  act(() => {
    for (let click = 0; click < 5; click++) send.click()
  })
  expect(await within(root).findByText(/Спасибо/)).toBeVisible()
})

it('feedback asks before typed text is lost', async () => {
  const { root, dialog } = await openFeedback()
  await userEvent.type(dialog.getByLabelText(PROMPT), 'Помогите')
  pressEscape(within(root).getByRole<HTMLDialogElement>('dialog'))
  const question = within(await within(root).findByRole('alertdialog', { name: 'Закрыть без сохранения?' }))
  await userEvent.click(question.getByRole('button', { name: 'Продолжить' }))
  expect(dialog.getByLabelText(PROMPT)).toHaveValue('Помогите')
  pressEscape(within(root).getByRole<HTMLDialogElement>('dialog'))
  const again = within(await within(root).findByRole('alertdialog'))
  await userEvent.click(again.getByRole('button', { name: 'Закрыть' }))
  expect(within(root).queryByDisplayValue('Помогите')).not.toBeInTheDocument()
  expect(hasKept()).toBe(false)
})

it('an unfinished feedback survives a reload until it is sent', async () => {
  const first = await openFeedback()
  await userEvent.type(first.dialog.getByLabelText(PROMPT), 'Помогите')
  act(() => first.handle.unmount())
  const { root, dialog: again } = await openFeedback()
  await waitFor(() => expect(again.getByLabelText(PROMPT)).toHaveValue('Помогите'))
  shop().post(PATH).reply(200, success(null))
  await userEvent.click(again.getByRole('button', { name: 'Отправить' }))
  await within(root).findByText(/Спасибо/)
  expect(hasKept()).toBe(false)
})
