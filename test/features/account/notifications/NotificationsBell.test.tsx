import { screen, waitFor, within } from '@testing-library/react'
import { NotificationsBell } from '#features/account/notifications/NotificationsBell'
import { pressEscape } from '../../../support/dialog'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const COUNTERS = '/api/v2/internal/account/utils/'
const LIST = '/api/v2/internal/account/notifications/'
const BULK = '/api/v2/internal/notifications/actions/bulk_read/'
const readPath = (id: number) => `/api/v2/internal/notifications/detail/${id}/read/`

const notification = (id: number, rest: object = {}) => ({
  id,
  created_at: '2026-03-04T18:20:00+03:00',
  title: `Новость ${id}`,
  text: `Текст ${id}`,
  link: null,
  is_read: false,
  ...rest,
})

const answerList = (notifications: object[]) => shop().get(LIST).reply(200, success({ notifications }))

function answerRead(notifications: object[], unread: number) {
  shop()
    .get(COUNTERS)
    .reply(200, success({ unread_notifications: unread, basket_items_count: 0 }))
  answerList(notifications)
}

async function open(notifications: object[], unread = 2) {
  answerRead(notifications, unread)
  const { user } = renderPage(<NotificationsBell />)
  await user.click(await screen.findByRole('button', { name: /Уведомления/ }))
  return { user, inbox: within(await screen.findByRole('dialog', { name: 'Уведомления' })) }
}

/** The button can be found behind the dialog, because jsdom does not make the page inert. */
const bell = (name: string) => screen.findByRole('button', { name })
const row = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement)
const read = (title: string) => row(title).getByRole('button', { name: `Отметить прочитанным «${title}»` })

it('the bell says how many notifications are unread, and lists them with date and text', async () => {
  const { inbox } = await open([notification(1), notification(2), notification(3, { is_read: true })])
  expect(await bell('Уведомления, непрочитанных: 2')).toBeVisible()
  expect(await inbox.findByText('Непрочитанных: 2')).toBeVisible()
  expect(row('Новость 1').getByText('Текст 1')).toBeVisible()
  expect(row('Новость 1').getByText('4 марта 2026, 18:20')).toBeVisible()
  expect(row('Новость 1').getByText('Новое')).toBeVisible()
  expect(row('Новость 3').queryByText('Новое')).not.toBeInTheDocument()
  expect(row('Новость 3').queryByRole('button')).not.toBeInTheDocument()
})

it('the bell counts what the list shows when its counter is older', async () => {
  const { inbox } = await open([notification(1)], 7)
  expect(await inbox.findByText('Непрочитанных: 1')).toBeVisible()
  expect(await bell('Уведомления, непрочитанных: 1')).toBeVisible()
})

it('a notification is marked as read at once, and the focus stays in its row', async () => {
  const { user } = await open([notification(1), notification(2)])
  await screen.findByText('Новость 1')
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const reading = shop()
    .post(readPath(1))
    .reply(200, async () => {
      await isAnswered
      return success(null)
    })
  await user.click(read('Новость 1'))
  await waitFor(() => expect(row('Новость 1').queryByText('Новое')).not.toBeInTheDocument())
  expect(screen.getByText('Новость 1').closest('li')).toHaveFocus()
  expect(await bell('Уведомления, непрочитанных: 1')).toBeVisible()
  await waitFor(() => expect(reading.isDone()).toBe(true))
  // A read that overlapped a write of this test would be repeated in the next test.
  const isReplied = new Promise((resolve) => reading.once('replied', resolve))
  answer()
  await isReplied
})

it('a notification is unread again when the server refuses, whatever was read meanwhile', async () => {
  const { user, inbox } = await open([notification(1), notification(2)])
  await screen.findByText('Новость 1')
  let refuse = () => {}
  const isRefused = new Promise<void>((resolve) => (refuse = resolve))
  shop()
    .post(readPath(1))
    .reply(400, async () => {
      await isRefused
      return refusal(1, 'Попробуйте позже')
    })
  shop().post(readPath(2)).reply(200, success(null))
  answerRead([notification(1), notification(2, { is_read: true })], 1)
  await user.click(read('Новость 1'))
  await user.click(read('Новость 2'))
  expect(await inbox.findByText('Все уведомления прочитаны')).toBeVisible()
  refuse()
  expect(await inbox.findByRole('alert')).toHaveTextContent(
    'Не удалось отметить прочитанным. Попробуйте позже',
  )
  expect(await row('Новость 1').findByText('Новое')).toBeVisible()
  expect(row('Новость 2').queryByText('Новое')).not.toBeInTheDocument()
  expect(await bell('Уведомления, непрочитанных: 1')).toBeVisible()
})

it('what is marked as read is asked for again when the answer is lost', async () => {
  const { user, inbox } = await open([notification(1), notification(2)])
  shop().post(BULK).reply(504, '<h1>Gateway Time-out</h1>')
  answerRead([notification(1, { is_read: true }), notification(2)], 1)
  await user.click(await inbox.findByRole('button', { name: 'Прочитать все' }))
  expect(await inbox.findByRole('alert')).toHaveTextContent('Возможно, изменение уже сохранено')
  expect(await inbox.findByText('Непрочитанных: 1')).toBeVisible()
  expect(row('Новость 1').queryByText('Новое')).not.toBeInTheDocument()
  expect(await bell('Уведомления, непрочитанных: 1')).toBeVisible()
})

it('all notifications are marked as read with one call, and that is said', async () => {
  const { user, inbox } = await open([notification(1), notification(2, { is_read: true }), notification(3)])
  shop()
    .post(BULK, { notification_id: [1, 3] })
    .reply(200, success(null))
  await user.click(await inbox.findByRole('button', { name: 'Прочитать все' }))
  await waitFor(() => expect(inbox.getByText('Все уведомления прочитаны')).toHaveFocus())
  expect(inbox.getByRole('status')).toHaveFocus()
  expect(inbox.queryByRole('button', { name: 'Прочитать все' })).not.toBeInTheDocument()
  expect(await bell('Уведомления')).toBeVisible()
})

it('a link into the cabinet opens without a page load and marks its notification as read', async () => {
  const { user, inbox } = await open([notification(1, { link: '/personal/points/?tab=1' })], 1)
  const reading = shop().post(readPath(1)).reply(200, success(null))
  await user.click(await inbox.findByRole('link', { name: 'Открыть «Новость 1»' }))
  expect(location.pathname + location.search).toBe('/personal/points/?tab=1')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(reading.isDone()).toBe(true))
})

it.each([
  ['https://news.test/1', 'https://news.test/1'],
  ['/catalog/drops/', '/catalog/drops/'],
  ['/personal//elsewhere.test', '/personal//elsewhere.test'],
])('a link out of the cabinet is an ordinary link: %s', async (link, href) => {
  const { inbox } = await open([notification(1, { link })])
  expect(await inbox.findByRole('link')).toHaveAttribute('href', href)
})

it('an unsafe address in a notification is no link', async () => {
  const { inbox } = await open([notification(1, { link: 'javascript:alert(1)' })])
  await inbox.findByText('Новость 1')
  expect(inbox.queryByRole('link')).not.toBeInTheDocument()
})

it('three hundred notifications are shown in parts', async () => {
  const many = Array.from({ length: 300 }, (_, index) => notification(index + 1))
  const { inbox } = await open(many, 300)
  expect(await inbox.findByText('Показано 10 из 300')).toBeVisible()
  expect(await bell('Уведомления, непрочитанных: 300')).toHaveTextContent('')
  expect(screen.getByText('99+')).toBeVisible()
})

it('the inbox without notifications says what will come', async () => {
  const { inbox } = await open([], 0)
  expect(await inbox.findByText('Уведомлений пока нет')).toBeVisible()
})

it('an inbox that did not load can be requested again; Escape returns to the bell', async () => {
  shop().get(COUNTERS).reply(400, refusal(1, 'Нет'))
  shop().get(LIST).reply(400, refusal(1, 'Ведутся работы'))
  const { user } = renderPage(<NotificationsBell />)
  await user.click(await screen.findByRole('button', { name: 'Уведомления' }))
  const dialog = await screen.findByRole('dialog', { name: 'Уведомления' })
  expect(await within(dialog).findByText('Ведутся работы')).toBeVisible()
  answerList([notification(1)])
  await user.click(within(dialog).getByRole('button', { name: 'Повторить' }))
  expect(await within(dialog).findByText('Новость 1')).toBeVisible()
  pressEscape(dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await bell('Уведомления')).toHaveFocus()
})
