import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { mixed } from 'yup'
import { limitWrite } from '../../src/api/tooManyRequests'
import type { ApiError } from '../../src/domain/ApiError'
import { FileField } from '../../src/forms/FileField'
import type { Upload, UploadedFile } from '../../src/forms/lib/uploads'
import * as address from '../../src/host/page/pageAddress'
import { renderField } from './renderField'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<typeof address>('#host/page/pageAddress'),
  reloadPage: jest.fn(),
}))

const limits = { types: { 'image/jpeg': 'JPG', 'application/pdf': 'PDF' }, maxSize: 2048 }
const failed = (error: ApiError) => Object.assign(new Error(error.message), error)
const tooMany = { status: 429, text: '', retryAfter: '90' }
const photo = (name = 'chek.jpg') => new File(['x'.repeat(1024)], name, { type: 'image/jpeg' })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = jest.fn()
})

function renderFiles(upload: Upload) {
  const form = renderField<UploadedFile[]>(
    <FileField name="field" label="Чек" upload={upload} limits={limits} />,
    [],
    mixed<UploadedFile[]>().required(),
  )
  return { ...form, chooser: screen.getByLabelText(/Выберите файл/) }
}

/** An upload that the test completes. */
function heldUpload() {
  const calls: {
    options: Parameters<Upload>[1]
    arrive: (id: string) => void
    fail: (reason: unknown) => void
  }[] = []
  const upload: Upload = (_, options) =>
    new Promise((arrive, fail) => {
      calls.push({ options, arrive, fail })
    })
  /** Waits until uploads have begun: a file is inspected first. */
  const begun = (number = 1) => waitFor(() => expect(calls).toHaveLength(number))
  return { calls, upload, begun }
}

it('the file field says which files it accepts', () => {
  renderFiles(jest.fn())
  expect(screen.getByText('JPG или PDF до 2,0 Кб')).toBeVisible()
})

it('the file field uploads at once, says that it is under way and keeps what has arrived', async () => {
  const { calls, upload, begun } = heldUpload()
  const { user, chooser, sent } = renderFiles(upload)
  await user.upload(chooser, photo())
  expect(screen.getByRole('progressbar', { name: 'Загрузка chek.jpg' })).toBeVisible()
  expect(screen.getByText('Отправляем, 1,0 Кб')).toBeVisible()

  await begun()
  calls[0]?.arrive('7')
  expect(await screen.findByText('1,0 Кб, загружен')).toBeVisible()
  expect(await sent()).toEqual([{ id: '7', name: 'chek.jpg', size: 1024 }])
})

it('the file field keeps two files that arrive at the same moment', async () => {
  const { calls, upload, begun } = heldUpload()
  const { user, chooser, sent } = renderFiles(upload)
  await user.upload(chooser, [photo('1.jpg'), photo('2.jpg')])
  await begun(2)
  calls[0]?.arrive('1')
  calls[1]?.arrive('2')
  await waitFor(() => expect(screen.getAllByText(/загружен/)).toHaveLength(2))
  expect(await sent()).toHaveLength(2)
})

it.each([
  [
    'a type',
    new File(['x'], 'a.exe', { type: 'application/x-msdownload' }),
    'Такой файл не подойдёт, нужен JPG или PDF',
  ],
  [
    'a photo of a phone',
    new File(['x'], 'IMG_1.HEIC', { type: '' }),
    'Снимок в формате HEIC не подойдёт. Сохраните его как JPG и выберите снова',
  ],
  ['a size', new File(['x'.repeat(4096)], 'a.pdf', { type: 'application/pdf' }), 'Файл больше 2,0 Кб'],
])('the file field does not send %s it cannot accept, and offers no second try', async (_, file, reason) => {
  const upload = jest.fn<ReturnType<Upload>, Parameters<Upload>>()
  const { chooser } = renderFiles(upload)
  // Dropped on it: `accept` only filters what the chooser offers.
  fireEvent.change(chooser, { target: { files: [file] } })
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
  expect(upload).not.toHaveBeenCalled()
})

it('the file field sends a failed file again', async () => {
  const upload = jest.fn<ReturnType<Upload>, Parameters<Upload>>()
  upload.mockRejectedValueOnce({ kind: 'offline', message: 'Нет сети' }).mockResolvedValueOnce('7')
  const { user, chooser } = renderFiles(upload)
  await user.upload(chooser, photo())
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет сети')
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('1,0 Кб, загружен')).toBeVisible()
})

it('a file that came with too many requests is sent again when the server takes the next', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const upload = jest.fn<ReturnType<Upload>, Parameters<Upload>>()
  const { user, chooser } = renderFiles(upload)
  upload.mockImplementationOnce(() => Promise.reject(failed(limitWrite(tooMany))))
  await user.upload(chooser, photo())
  expect(await screen.findByText(/Попробуйте через 90 с/)).toBeVisible()
  const again = screen.getByRole('button', { name: 'Повторить' })
  expect(again).toHaveAttribute('aria-disabled', 'true')
  await user.click(again)
  expect(upload).toHaveBeenCalledTimes(1)
  act(() => jest.advanceTimersByTime(90_000))
  expect(screen.getByText(/Слишком много запросов. Попробуйте ещё раз/)).toBeVisible()
  expect(again).not.toHaveAttribute('aria-disabled')
  jest.useRealTimers()
})

it('a file that a page open for too long has sent offers a new page', async () => {
  const upload = () => Promise.reject(failed({ kind: 'oldPage', message: 'Страница устарела' }))
  const { user, chooser } = renderFiles(upload)
  await user.upload(chooser, photo())
  expect(await screen.findByRole('alert')).toHaveTextContent('Страница устарела')
  await user.click(screen.getByRole('button', { name: 'Обновить' }))
  await waitFor(() => expect(address.reloadPage).toHaveBeenCalledTimes(1))
})

it('the file field stops the upload of a removed file and returns the focus', async () => {
  const { calls, upload, begun } = heldUpload()
  const { user, chooser, sent } = renderFiles(upload)
  await user.upload(chooser, photo())
  await begun()
  await user.click(screen.getByRole('button', { name: 'Убрать chek.jpg' }))
  expect(calls[0]?.options.signal.aborted).toBe(true)
  expect(chooser).toHaveFocus()

  calls[0]?.arrive('7')
  await waitFor(async () => expect(await sent()).toEqual([]))
})

it('the file field stops all uploads when the form is closed', async () => {
  const { calls, upload, begun } = heldUpload()
  const { user, chooser, unmount } = renderFiles(upload)
  await user.upload(chooser, photo())
  await begun()
  unmount()
  expect(calls[0]?.options.signal.aborted).toBe(true)
})

it('the file field sends the same file once', async () => {
  const { calls, upload, begun } = heldUpload()
  const { user, chooser } = renderFiles(upload)
  const file = photo()
  await user.upload(chooser, file)
  await user.upload(chooser, file)
  expect(await screen.findByRole('alert')).toHaveTextContent('Этот файл уже добавлен')
  await begun()
  calls[0]?.arrive('7')
  expect(await screen.findByText('1,0 Кб, загружен')).toBeVisible()
  await user.upload(chooser, file)
  expect(calls).toHaveLength(1)
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

it('the file field asks before it sends a file that is there already', async () => {
  const { calls, upload } = heldUpload()
  const present = [{ name: 'chek.jpg', size: 1024 }]
  const { user } = renderField<UploadedFile[]>(
    <FileField name="field" label="Чек" upload={upload} limits={{ ...limits, present }} />,
    [],
    mixed<UploadedFile[]>().required(),
  )
  const chooser = screen.getByLabelText(/Выберите файл/)
  await user.upload(chooser, photo())
  expect(await screen.findByRole('alert')).toHaveTextContent('Файл chek.jpg уже приложен. Отправить ещё раз?')
  expect(calls).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Отправить ещё раз' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.upload(chooser, photo('other.jpg'))
  await waitFor(() => expect(calls).toHaveLength(2))
})

const pasteInto = (target: Element, files: File[], text: Record<string, string> = {}) =>
  fireEvent.paste(target, {
    clipboardData: {
      files,
      types: ['Files', ...Object.keys(text)],
      getData: (type: string) => text[type] ?? '',
    },
  })

it('a file that turns out not to fit leaves its place to another', async () => {
  const { calls, upload } = heldUpload()
  const check = (file: File) =>
    Promise.resolve(file.name === 'broken.jpg' ? 'Снимок не открывается' : undefined)
  const { user } = renderField<UploadedFile[]>(
    <FileField
      name="field"
      label="Чек"
      upload={upload}
      limits={{ ...limits, check, room: { most: 1, held: [], full: 'Больше не поместится' } }}
    />,
    [],
    mixed<UploadedFile[]>().required(),
  )
  const chooser = screen.getByLabelText(/Выберите файл/)
  await user.upload(chooser, photo('broken.jpg'))
  expect(await screen.findByText('Снимок не открывается')).toBeVisible()
  await user.upload(chooser, photo('fine.jpg'))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByText('Больше не поместится')).not.toBeInTheDocument()
})

it('a file that has arrived keeps its place while the list of files is older', async () => {
  const { calls, upload, begun } = heldUpload()
  const { user } = renderField<UploadedFile[]>(
    <FileField
      name="field"
      label="Чек"
      upload={upload}
      limits={{ ...limits, room: { most: 2, held: [], full: 'Больше не поместится' } }}
    />,
    [],
    mixed<UploadedFile[]>().required(),
  )
  const chooser = screen.getByLabelText(/Выберите файл/)
  await user.upload(chooser, [photo('first.jpg'), photo('second.jpg')])
  await begun(2)
  calls[0]?.arrive('1')
  expect(await screen.findByText('1,0 Кб, загружен')).toBeVisible()
  await user.upload(chooser, photo('third.jpg'))
  expect(await screen.findByText('Больше не поместится')).toBeVisible()
  expect(calls).toHaveLength(2)
})

it('the file field takes a pasted picture, but not what is pasted into a dialog over it', async () => {
  const { upload, begun } = heldUpload()
  renderFiles(upload)
  const paste = (files: File[]) => pasteInto(document.body, files)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  paste([photo('beneath.jpg')])
  dialog.remove()
  paste([])
  paste([photo('pasted.jpg')])
  expect(await screen.findByRole('progressbar', { name: 'Загрузка pasted.jpg' })).toBeVisible()
  await begun()
})

it.each([
  ['a field of the shop', '<input>', {}],
  ['a chat of the shop', '<div contenteditable="true" tabindex="0"></div>', {}],
  ['a longer text', '<textarea></textarea>', {}],
  ['another file field', '<input type="file">', {}],
  ['nothing, with the words of a table', '<p>', { 'text/plain': '1\t2', 'text/html': '<table>' }],
  ['nothing, with words of a page', '<p>', { 'text/html': '<b>Паспорт</b><img>' }],
])('the file field leaves alone what is pasted into %s', (_, html, words) => {
  const { calls, upload } = heldUpload()
  renderFiles(upload)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  const [target = document.body] = [...place.children] as HTMLElement[]
  target.focus()
  pasteInto(target, [photo('passport.jpg')], words)
  // A browser tells of the body where the focus is in a shadow root that is not told of.
  pasteInto(document.body, [photo('passport.jpg')], html === '<p>' ? words : {})
  place.remove()
  expect(calls).toHaveLength(0)
})

it('the file field takes what is pasted into it, and a picture that was copied from a page', async () => {
  const { upload, begun } = heldUpload()
  renderFiles(upload)
  const input = document.querySelector<HTMLElement>('input[multiple]') ?? document.body
  input.focus()
  pasteInto(input, [photo('one.jpg')], { 'text/html': '<!--StartFragment--><img src="x">' })
  expect(await screen.findByRole('progressbar', { name: 'Загрузка one.jpg' })).toBeVisible()
  await begun()
})
