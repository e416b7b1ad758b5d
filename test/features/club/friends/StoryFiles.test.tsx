import { File as NodeFile } from 'node:buffer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { StoryEditor } from '#features/club/friends/stories/StoryEditor'
import type { Story } from '#data/friends/story'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const STORIES = '/api/v2/internal/friends/stories/'

const file = (id: number, name: string) => ({ id, name, size: 1024, type: 'image/jpeg', url: null, alt: '' })

const story: Story = {
  id: 81,
  status: { code: 'draft', label: 'Черновик' },
  ideaCode: null,
  title: 'Утро',
  text: 'Море',
  tags: [],
  files: [file(811, 'one.jpg'), file(812, 'two.jpg')],
  createdAt: null,
  publishedAt: null,
  rejectReason: null,
  points: 0,
}

const onWire = { ...story, idea_code: null, created_at: null, published_at: null, reject_reason: null }

function openEditor() {
  shop().get('/api/v2/internal/friends/dictionary/').optionally().reply(500, 'x')
  shop()
    .get(STORIES)
    .optionally()
    .times(9)
    .reply(200, success({ stories: [onWire] }))
  return renderPage(<StoryEditor story={story} onPublished={() => undefined} />).user
}

/** The server gets the two files in the other order. */
const expectSwap = () =>
  shop()
    .put(
      `${STORIES}81/`,
      (body: { files: { id: number }[] }) => body.files.map(({ id }) => id).join() === '812,811',
    )
    .reply(200, success(null))

const names = () =>
  within(screen.getByRole('list', { name: 'Файлы истории' }))
    .getAllByRole('button', { name: /^Убрать/ })
    .map((button) => button.getAttribute('aria-label'))

it('a file goes up and down by buttons, which keep the focus and say where it is', async () => {
  expectSwap()
  const user = openEditor()
  await user.click(screen.getByRole('button', { name: /^Выше.*two.jpg/ }))
  expect(names()).toEqual(['Убрать two.jpg', 'Убрать one.jpg'])
  expect(screen.getByText('two.jpg: 1-й из 2')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Выше.*two.jpg/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('two.jpg уже первый')).toBeInTheDocument()
  expect(await screen.findByText('Сохранено')).toBeVisible()
})

it('a file is dragged to its place', async () => {
  expectSwap()
  openEditor()
  const [first, second] = within(screen.getByRole('list', { name: 'Файлы истории' })).getAllByRole('listitem')
  if (!first || !second) throw new Error('Two files were given')
  fireEvent.dragStart(first)
  fireEvent.dragOver(second)
  fireEvent.drop(second)
  expect(names()).toEqual(['Убрать two.jpg', 'Убрать one.jpg'])
  expect(await screen.findByText('Сохранено')).toBeVisible()
})

it('a file that is refused can be sent again, and a story is not published meanwhile', async () => {
  const refused = refusal(400, 'Можно приложить не больше 10 файлов')
  let isAnswered = () => {}
  const answered = new Promise<void>((resolve) => (isAnswered = resolve))
  shop()
    .post(`${STORIES}81/files/`)
    .reply(400, () => answered.then(() => refused))
  shop()
    .post(`${STORIES}81/files/`)
    .reply(200, success(file(813, 'three.jpg')))
  const user = openEditor()
  const picture = new NodeFile(['…'], 'three.jpg', { type: 'image/jpeg' }) as unknown as File
  fireEvent.change(screen.getByLabelText(/Выберите файл/), { target: { files: [picture] } })
  await user.click(await screen.findByRole('button', { name: 'Опубликовать' }))
  expect(await screen.findByText('Дождитесь, пока загрузятся файлы')).toBeVisible()
  isAnswered()
  expect(await screen.findByText('Можно приложить не больше 10 файлов')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Приложено 3 из 10')).toBeVisible()
})

it('a file of a wrong type is not sent at all', async () => {
  openEditor()
  const sent = jest.spyOn(globalThis, 'fetch')
  const page = new File(['…'], 'page.html', { type: 'text/html' })
  fireEvent.change(screen.getByLabelText(/Выберите файл/), { target: { files: [page] } })
  expect(await screen.findByText(/Такой файл не подойдёт/)).toBeVisible()
  expect(sent.mock.calls.filter(([, request]) => request?.method === 'POST')).toEqual([])
  sent.mockRestore()
})

it('a file is removed only after a question', async () => {
  shop().delete(`${STORIES}81/files/811/`).reply(200, success(null))
  shop().put(`${STORIES}81/`).optionally().reply(200, success(null))
  const user = openEditor()
  await user.click(screen.getByRole('button', { name: 'Убрать one.jpg' }))
  await user.click(screen.getByRole('button', { name: 'Убрать файл' }))
  await waitFor(() => expect(names()).toEqual(['Убрать two.jpg']))
})

it('a file that would be one too many is not sent, also before the story is read with the last one', async () => {
  const files = Array.from({ length: 9 }, (_, place) => file(811 + place, `${place}.jpg`))
  shop()
    .post(`${STORIES}81/files/`)
    .reply(200, success(file(820, 'ten.jpg')))
  shop().get('/api/v2/internal/friends/dictionary/').optionally().reply(500, 'x')
  shop()
    .get(STORIES)
    .optionally()
    .times(9)
    .reply(200, success({ stories: [{ ...onWire, files }] }))
  renderPage(<StoryEditor story={{ ...story, files }} onPublished={() => undefined} />)
  const choose = (name: string) => {
    const picture = new NodeFile(['…'], name, { type: 'image/jpeg' }) as unknown as File
    fireEvent.change(screen.getByLabelText(/Выберите файл/), { target: { files: [picture] } })
  }
  choose('ten.jpg')
  expect(await screen.findByText('Приложено 10 из 10')).toBeVisible()
  choose('eleven.jpg')
  expect(await screen.findByText(/^Можно приложить не больше 10\sфайлов$/)).toBeVisible()
})
