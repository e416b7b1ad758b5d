import { File as NodeFile } from 'node:buffer'
import { fireEvent, screen, within } from '@testing-library/react'
import { PersonalCard } from '#features/professional/profile/PersonalCard'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, profileWith, SPECIALIST } from '../../../support/specialist'

const AVATAR = `${SPECIALIST}/profile/avatar/`
const PICTURE = 'a picture'

const { File: PageFile } = globalThis

/** Opens a file only if it really is a picture, as a browser does; `File` is Node's, which its `fetch` can send. */
beforeEach(() =>
  Object.assign(globalThis, {
    File: NodeFile,
    createImageBitmap: async (file: File) => {
      if ((await file.text()).startsWith(PICTURE)) return { close: () => undefined }
      throw new DOMException('no picture', 'InvalidStateError')
    },
  }),
)
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
  Object.assign(globalThis, { File: PageFile })
})

const asFile = (content: string, name = 'portret.jpg', type = 'image/jpeg') =>
  new NodeFile([content], name, { type }) as unknown as File

/** Draws the card; the shop takes pictures up to 1 kB. */
async function open(avatar: string | null = null) {
  answerProfile(profileWith({}, { avatar }))
  const limits = { sms_code_length: 4, sms_retry_after: 60, upload_max_size: 1024, upload_types: [] }
  shop().get('/api/v2/internal/service/config/').reply(200, success(limits))
  const { user } = renderPage(<PersonalCard />)
  const card = within(await screen.findByRole('region', { name: 'Личные данные' }))
  const input = await card.findByLabelText('Фотография')
  await card.findByText(/до 1,0\sКб/)
  return { user, card, choose: (file: File) => fireEvent.change(input, { target: { files: [file] } }) }
}

it.each([
  ['an empty one', asFile(''), 'Файл пустой'],
  // A browser that can decode the picture would scale it down.
  ['one that is too large', asFile(PICTURE.padEnd(1025, '.')), /^Снимок слишком большой/],
  ['a text with the name of a picture', asFile('text'), 'Файл не удалось открыть'],
  ['what is no picture', asFile('text', 'a.pdf', 'application/pdf'), /нужен JPG или PNG/],
])('%s is not sent, and told why', async (_, file, reason) => {
  const { user, card, choose } = await open()
  // A call would fail the test.
  choose(file)
  expect(await card.findByText(reason)).toBeVisible()
  expect(card.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
  await user.click(card.getByRole('button', { name: `Убрать ${file.name}` }))
  expect(card.queryByText(reason)).not.toBeInTheDocument()
})

it('a picture is sent; another choice takes the place of one that is refused', async () => {
  const { card, choose } = await open()
  choose(asFile('text'))
  expect(await card.findByText('Файл не удалось открыть')).toBeVisible()
  shop()
    .post(AVATAR, (body: string) => body.includes('name="file"; filename="a.jpg"'))
    .reply(200, success({ avatar: '/files/a.jpg' }))
  choose(asFile(PICTURE, 'a.jpg'))
  expect(await card.findByText('Фотография сохранена')).toBeVisible()
  expect(card.queryByText('Файл не удалось открыть')).not.toBeInTheDocument()
})

it('one that is stopped half way is forgotten, and can be sent anew', async () => {
  const { user, card, choose } = await open()
  let answer = () => {}
  const late = new Promise<void>((resolve) => (answer = resolve))
  shop()
    .post(AVATAR)
    .reply(200, () => late.then(() => success({ avatar: '/files/a.jpg' })))
  choose(asFile(PICTURE))
  expect(await card.findByRole('progressbar')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Убрать portret.jpg' }))
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
  answer()
  expect(card.queryByText('Фотография сохранена')).not.toBeInTheDocument()
  shop()
    .post(AVATAR)
    .reply(200, success({ avatar: '/files/a.jpg' }))
  choose(asFile(PICTURE))
  expect(await card.findByText('Фотография сохранена')).toBeVisible()
})

it('a refusal of the shop can be tried again', async () => {
  const { user, card, choose } = await open()
  shop().post(AVATAR).reply(400, refusal(1, 'Фотография слишком тёмная'))
  choose(asFile(PICTURE))
  expect(await card.findByText('Фотография слишком тёмная')).toBeVisible()
  shop()
    .post(AVATAR)
    .reply(200, success({ avatar: '/files/a.jpg' }))
  await user.click(card.getByRole('button', { name: 'Повторить' }))
  expect(await card.findByText('Фотография сохранена')).toBeVisible()
})

it('is removed after a question; a refusal stays in it', async () => {
  const { user, card } = await open('/files/a.jpg')
  await user.click(card.getByRole('button', { name: 'Удалить фотографию' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Удалить фотографию?' }))
  shop().delete(AVATAR).reply(400, refusal(1, 'Попробуйте завтра'))
  await user.click(question.getByRole('button', { name: 'Удалить фотографию' }))
  expect(await question.findByText('Попробуйте завтра')).toBeVisible()
  shop().delete(AVATAR).reply(200, success(null))
  await user.click(question.getByRole('button', { name: 'Удалить фотографию' }))
  expect(await card.findByText('Фотография удалена')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(card.getByRole('button', { name: 'Заменить фотографию' })).toHaveFocus()
})
