import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CataractTool } from '#features/professional/cataract/CataractTool'
import { SCENES } from '../../../../src/features/professional/cataract/scene'
import { useScene } from '../../../../src/features/professional/cataract/useScene'
import { IslandElement } from '#host/IslandElement'
import { customerEpoch } from '#host/customer/customer'
import { on } from '#host/on'

const completed = jest.fn()
on('tool-completed', completed)

it('a photo that cannot be opened is no change', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) })
  const { file } = open()
  await screen.findByRole('img', { name: /Улица днём/ })
  await userEvent.setup({ applyAccept: false }).upload(file(), new File(['hello'], 'a.jpg'))
  await screen.findByText('Файл не удалось открыть. Подойдут JPG, PNG и WebP')
  expect(completed).not.toHaveBeenCalled()
})

function open(props: React.ComponentProps<typeof CataractTool> = {}) {
  const { container } = render(
    <IslandElement value={document.body}>
      <CataractTool {...props} />
    </IslandElement>,
  )
  const file = () => container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  return { user: userEvent.setup(), file }
}

const bitmap = (width: number, height: number) => ({ width, height, close: jest.fn() })

// jsdom draws no canvas.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'))

it('shows the scene with the effects of the kind as figures, and says them', async () => {
  const { user } = open()
  const picture = await screen.findByRole('img', { name: 'Улица днём. Ядерная, выраженность 50 %' })
  expect(picture.dataset).toMatchObject({ distanceBlur: '0.5', nearBlur: '0.2', glare: '0.2748' })
  expect(completed).not.toHaveBeenCalled()
  expect(screen.getByRole('group', { name: 'Вид катаракты' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Сцена' })).toBeVisible()
  const severity = screen.getByRole('slider', { name: 'Выраженность' })
  // The label is the field's name only; the value is beside it.
  expect(severity).toHaveProperty('labels', expect.objectContaining({ length: 1 }))
  expect(document.querySelectorAll('label output')).toHaveLength(0)
  fireEvent.change(severity, { target: { value: '100' } })
  await user.click(screen.getByRole('radio', { name: /Задняя субкапсулярная/ }))
  expect(picture.dataset).toMatchObject({ nearBlur: '0.9', contrastLoss: '0.7', glare: '1' })
  await user.click(screen.getByRole('checkbox', { name: /Яркий свет/ }))
  // The light is not a property of the lens.
  expect(picture.dataset).toMatchObject({ glare: '1' })
  expect(screen.getByText(/Задняя субкапсулярная, выраженность 100.%\. Изменения сильные/)).toBeVisible()
  expect(completed.mock.calls).toEqual([[{ tool: 'cataract-simulator' }]])
  expect(screen.getByText('Иллюстрация, не результат обследования.')).toBeVisible()
})

it('what is said can be copied, with what it is not', async () => {
  const { user } = open()
  const copy = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Скопировать результат' }))
  expect(await screen.findByText('Скопировано')).toBeVisible()
  expect(copy.mock.calls).toEqual([
    [expect.stringMatching(/^Ядерная, выраженность 50 %\. .* Иллюстрация, не результат обследования\.$/)],
  ])
})

it('a photo that is dropped is looked at, and text that is dropped is not', async () => {
  Object.assign(globalThis, { createImageBitmap: jest.fn(() => Promise.resolve(bitmap(640, 400))) })
  open()
  const picture = await screen.findByRole('img')
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  // `fireEvent` returns false for an event that the tool handles; the browser handles the others.
  expect(fireEvent.dragOver(picture, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
  expect(fireEvent.drop(picture, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
  expect(fireEvent.dragOver(picture, { dataTransfer: { types: ['Files'], files: [] } })).toBe(false)
  expect(fireEvent.drop(picture, { dataTransfer: { types: ['Files'], files: [photo] } })).toBe(false)
  expect(await screen.findByRole('img', { name: /^Своё фото\. / })).toBeVisible()
})

it('a picture that is dropped is refused if the file picker does not offer its type', async () => {
  const read = jest.fn(() => Promise.resolve(bitmap(640, 400)))
  Object.assign(globalThis, { createImageBitmap: read })
  const { file } = open()
  expect(file()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  const given = new File(['x'], 'a.gif', { type: 'image/gif' })
  fireEvent.drop(await screen.findByRole('img'), { dataTransfer: { types: ['Files'], files: [given] } })
  expect(await screen.findByText('Файл не удалось открыть. Подойдут JPG, PNG и WebP')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})

// A scene that has loaded once is there, so this comes before the tests that show it.
it('a first scene that does not load can be chosen again', async () => {
  jest.spyOn(SCENES.night, 'load').mockRejectedValueOnce(new Error('no network'))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = open({ scene: 'night' })
  await screen.findByText('Сцена не загрузилась. Выберите её ещё раз')
  await user.click(screen.getByRole('radio', { name: 'Дорога ночью' }))
  expect(await screen.findByRole('img', { name: /Дорога ночью/ })).toBeVisible()
  jest.restoreAllMocks()
})

it('begins with what the editor has chosen, and changes the scene', async () => {
  const { user } = open({ kind: 'cortical', severity: 30, scene: 'text' })
  await screen.findByRole('img', { name: 'Текст вблизи. Кортикальная, выраженность 30 %' })
  await user.click(screen.getByRole('radio', { name: 'Дорога ночью' }))
  await screen.findByRole('img', { name: 'Дорога ночью. Кортикальная, выраженность 30 %' })
  expect(screen.getByRole('slider', { name: 'Граница сравнения' })).toHaveAttribute(
    'aria-valuetext',
    'слева 50 % без катаракты',
  )
})

it.each([
  ['an empty file', new File([], 'a.jpg'), 'Файл пустой'],
  ['a text', new File(['hello'], 'a.jpg'), 'Файл не удалось открыть. Подойдут JPG, PNG и WebP'],
])('%s is refused beside the choice, and the scene stays', async (_, given, message) => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) })
  const { file } = open()
  await screen.findByRole('img', { name: /Улица днём/ })
  await userEvent.setup({ applyAccept: false }).upload(file(), given)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('img', { name: /Улица днём/ })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Улица днём' })).toBeChecked()
})

it('a photo of twelve megapixels is drawn small, and no address is made of it', async () => {
  const made = jest.fn((source: unknown, options: { resizeWidth?: number; resizeHeight?: number }) =>
    Promise.resolve(
      source instanceof File
        ? bitmap(4000, 3000)
        : bitmap(options.resizeWidth ?? 0, options.resizeHeight ?? 0),
    ),
  )
  const address = jest.fn()
  Object.assign(globalThis, { createImageBitmap: made })
  Object.assign(URL, { createObjectURL: address })
  const { user, file } = open()
  await user.upload(file(), new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByRole('img', { name: /Своё фото/ })).toBeVisible()
  expect(made).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ resizeWidth: 1280, resizeHeight: 960 }),
  )
  expect(screen.getByRole('button', { name: 'Своё фото' })).toHaveAttribute('aria-pressed', 'true')
  expect(address).not.toHaveBeenCalled()
})

it('shows no photo to another customer, but to a guest who signs in', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap(640, 480)) })
  window.pageConfig = {}
  act(() => void customerEpoch())
  const { user, file } = open()
  await user.upload(file(), new File(['photo'], 'a.jpg', { type: 'image/jpeg' }))
  await screen.findByRole('img', { name: /Своё фото/ })
  window.pageConfig = { token: 'guest-signed-in' }
  act(() => void customerEpoch())
  await user.click(screen.getByRole('radio', { name: /Задняя субкапсулярная/ }))
  expect(screen.getByRole('img', { name: /Своё фото/ })).toBeVisible()
  await waitFor(() => {
    window.pageConfig = { token: `another-${Math.random()}` }
    act(() => void customerEpoch())
    expect(screen.queryByRole('img', { name: /Своё фото/ })).not.toBeInTheDocument()
  })
  expect(await screen.findByRole('img', { name: /Улица днём/ })).toBeVisible()
})

it('a scene that was chosen is a change, the first one is none', async () => {
  const onChanged = jest.fn()
  const { result } = renderHook(() => useScene('street', onChanged))
  await waitFor(() => expect(result.current.sight?.title).toBe('Улица днём'))
  expect(onChanged).not.toHaveBeenCalled()
  act(() => result.current.onChosen('text'))
  await waitFor(() => expect(result.current.sight?.title).toBe('Текст вблизи'))
  expect(onChanged).toHaveBeenCalledTimes(1)
})
