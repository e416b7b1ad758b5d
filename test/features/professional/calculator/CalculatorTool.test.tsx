import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CalculatorTool } from '#features/professional/calculator/CalculatorTool'
import { customerEpoch } from '#host/customer/customer'
import { unkeptForms } from '#host/customer/kept'
import { on } from '#host/on'
import { IslandElement } from '#host/IslandElement'
import { guardPressesAtOnce } from '../../../support/guardedPresses'

const completed = jest.fn()
on('tool-completed', completed)

const figure = (name: string) => document.querySelector<HTMLElement>(`[data-result="${name}"]`)
const valueOf = (name: string) => figure(name)?.dataset['value']
const field = (name: string, group?: HTMLElement) =>
  (group ? within(group) : screen).getByRole('textbox', { name })

function open(props: React.ComponentProps<typeof CalculatorTool> = {}) {
  render(
    <IslandElement value={document.body}>
      <CalculatorTool {...props} />
    </IslandElement>,
  )
  return userEvent.setup()
}

async function typeAll(user: ReturnType<typeof userEvent.setup>, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(field(name))
    if (text !== '') await user.type(field(name), text)
  }
}

const openTab = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('tab', { name }))

it('tells the page of the first result, once a visit, without figures', async () => {
  const user = open({ opened: 'multifocal' })
  expect(completed).not.toHaveBeenCalled()
  await typeAll(user, { 'Аддидация, D': '+1,75' })
  expect(valueOf('add-class')).toBe('MED')
  expect(valueOf('dominant')).toBe('1.50 D')
  expect(screen.getByText(/CooperVision Biofinity multifocal/)).toBeVisible()
  await openTab(user, 'Кератометрия')
  await typeAll(user, { 'Радиус, мм': '7,8' })
  expect(completed.mock.calls).toEqual([[{ tool: 'lens-calculator' }]])
})

it('keeps no figures for another customer, but those of a guest who signs in', async () => {
  window.pageConfig = {}
  act(() => void customerEpoch())
  const user = open({ opened: 'multifocal' })
  expect(unkeptForms().size).toBe(0)
  await user.click(screen.getByRole('radio', { name: 'OD' }))
  await typeAll(user, { 'Аддидация, D': '+1,75' })
  // The page is not reloaded by itself.
  expect(unkeptForms().size).toBe(1)
  window.pageConfig = { token: 'guest-signed-in' }
  act(() => void customerEpoch())
  expect(field('Аддидация, D')).toHaveValue('+1,75')
  await typeAll(user, { 'Аддидация, D': '+2,00' })
  await waitFor(() => {
    window.pageConfig = { token: `another-${Math.random()}` }
    act(() => void customerEpoch())
    expect(field('Аддидация, D')).toHaveValue('')
  })
  expect(screen.getByRole('radio', { name: 'OD' })).not.toBeChecked()
  expect(unkeptForms().size).toBe(0)
})

it('says what is wrong with a field that a press leaves once the press is over', () => {
  guardPressesAtOnce()
  open({ opened: 'vertex' })
  // The events come at once: half a second later the value would be validated without a press.
  const [sphere, other] = [field('Сфера, D'), field('Цилиндр, D')]
  sphere.focus()
  fireEvent.change(sphere, { target: { value: '5,25' } })
  fireEvent.pointerDown(other)
  act(() => other.focus())
  expect(other).toHaveFocus()
  expect(sphere).toBeValid()
  fireEvent.pointerUp(other)
  fireEvent.click(other)
  expect(sphere).toBeInvalid()
})

it('results appear while typing, in words, for programs and on the scale', async () => {
  const user = open()
  expect(figure('sphere')).toHaveTextContent('—')
  expect(valueOf('sphere')).toBe('')
  await typeAll(user, { 'Сфера, D': '−5,50', 'Цилиндр, D': '-1.25', 'Ось, °': '165' })
  expect(figure('sphere')).toHaveTextContent('−5,16 D')
  expect(valueOf('sphere')).toBe('-5.1595')
  expect(valueOf('cylinder')).toBe('-1.0847')
  expect([valueOf('order-sphere'), valueOf('order-cylinder'), valueOf('order-axis')]).toEqual([
    '-5.25',
    '-1',
    '165',
  ])
  expect(screen.getByRole('img', { name: 'Шкала осей: ось цилиндра 165°' })).toBeVisible()
  expect(screen.getByText('Расчёт не заменяет подбор линз на приёме.')).toBeVisible()
})

it('where directions are drawn their scale has its place from the beginning', async () => {
  const user = open()
  expect(screen.getByRole('img', { name: 'Шкала осей' })).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Кератометрия' }))
  expect(screen.queryByRole('img')).toBeNull()
})

it('the other direction orders nothing', async () => {
  const user = open()
  await typeAll(user, { 'Сфера, D': '+6' })
  expect(valueOf('order-sphere')).toBe('6.5')
  await user.click(screen.getByRole('radio', { name: 'На очки' }))
  expect(figure('order-sphere')).toBeNull()
  expect(valueOf('sphere-rounded')).toBe('5.5')
})

it.each([
  ['Сфера, D', '5,00', 'Поставьте перед числом + или −'],
  ['Сфера, D', '+5,6,1', 'Введите число'],
  ['Сфера, D', '1e400', 'Введите число'],
  ['Сфера, D', 'abc', 'Введите число'],
  ['Цилиндр, D', '0,75', 'Поставьте перед числом + или −'],
  ['Сфера, D', '+31', 'Введите число от -30 до 30'],
  ['Ось, °', '181', 'Введите число от 0 до 180'],
  ['Вертексное расстояние, мм', '26', 'Введите число от 0 до 25'],
])('%s %s is refused beside the field, and nothing is computed', async (name, text, message) => {
  const user = open()
  await typeAll(user, { 'Сфера, D': '−1', 'Цилиндр, D': '−1', 'Ось, °': '90', [name]: text })
  await user.tab()
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message.replace('-30', '−30')))
  expect(field(name)).toBeInvalid()
  expect(figure('sphere')).toHaveTextContent('—')
})

it.each([
  ['multifocal', { 'Аддидация, D': '0' }, 'Введите число от 0,5 до 4', 'add-class'],
  ['multifocal', { 'Аддидация, D': '−0,00' }, 'Введите число от 0,5 до 4', 'add-class'],
  ['keratometry', { 'Радиус, мм': '0' }, /^Введите число от /, 'diopters'],
  [
    'sia',
    { 'SIA, D': '0,3', 'Разрез, °': '180', 'K1, D': '44', 'Ось K2, °': '90', 'K2, D': '43,99' },
    'K2 не меньше K1',
    'astigmatism',
  ],
  [
    'sia',
    { 'SIA, D': '0,3', 'K1, D': '43', 'K2, D': '44', 'Ось K2, °': '90', 'Разрез, °': '361' },
    'Введите число от 0 до 360',
    'astigmatism',
  ],
  [
    'transposition',
    { 'Сфера, D': '−1', 'Цилиндр, D': '−1', 'Ось, °': '181' },
    'Введите число от 0 до 180',
    'm',
  ],
] as const)('%s, %j: refused, without a result', async (opened, texts, message, result) => {
  const user = open({ opened })
  await typeAll(user, texts)
  await user.tab()
  const last = field(Object.keys(texts).at(-1) ?? '')
  expect(last).toBeInvalid()
  expect(last).toHaveAccessibleDescription(
    message instanceof RegExp ? expect.stringMatching(message) : expect.stringContaining(message),
  )
  expect(figure(result)).toHaveTextContent('—')
  expect(valueOf(result)).toBe('')
  expect(document.body).not.toHaveTextContent(/NaN|Infinity|[−-]0,00/)
})

it('results that cancel out are 0 without a sign', async () => {
  const user = open({ opened: 'transposition' })
  await typeAll(user, { 'Сфера, D': '-1', 'Цилиндр, D': '+1', 'Ось, °': '0' })
  expect(valueOf('sphere')).toBe('0')
  expect(document.body).not.toHaveTextContent(/NaN|[−-]0,00/)
})

it('a pasted number with a minus sign and no-break spaces is a number', async () => {
  const user = open()
  await user.click(field('Сфера, D'))
  await user.paste('\u00a0\u22125.25\u00a0')
  await user.tab()
  expect(field('Сфера, D')).toBeValid()
  expect(valueOf('order-sphere')).toBe('-5')
})

it('a cylinder asks for its axis, and the powers together have a limit', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(
    <IslandElement value={document.body}>
      <CalculatorTool />
    </IslandElement>,
  )
  await typeAll(user, { 'Сфера, D': '-1', 'Цилиндр, D': '-1' })
  expect(field('Ось, °')).toBeValid()
  act(() => jest.advanceTimersByTime(500))
  expect(field('Ось, °')).toHaveAccessibleDescription('Заполните поле')
  await typeAll(user, { 'Сфера, D': '-20', 'Цилиндр, D': '-12', 'Ось, °': '90' })
  act(() => jest.advanceTimersByTime(500))
  expect(field('Цилиндр, D')).toHaveAccessibleDescription('Сфера вместе с цилиндром: от −30 до +30')
  jest.useRealTimers()
})

it('announces the result half a second after the last key', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(
    <IslandElement value={document.body}>
      <CalculatorTool opened="keratometry" />
    </IslandElement>,
  )
  await typeAll(user, { 'Радиус, мм': '7,8' })
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced().join('')).toBe('')
  act(() => jest.advanceTimersByTime(500))
  expect(announced().join('')).toBe('Сила роговицы: 43,27\u00a0D')
  jest.useRealTimers()
})

it('of radius and power the one typed last counts', async () => {
  const user = open({ opened: 'keratometry' })
  await typeAll(user, { 'Радиус, мм': '7,8' })
  expect([valueOf('diopters'), valueOf('radius')]).toEqual(['43.2692', '7.8'])
  await typeAll(user, { 'K, D': '45' })
  expect(field('Радиус, мм')).toHaveValue('')
  expect([valueOf('diopters'), valueOf('radius')]).toEqual(['45', '7.5'])
})

it('toric: LARS alone, then with an over-refraction the lens to order', async () => {
  const user = open({ opened: 'toric' })
  const lens = screen.getByRole('group', { name: 'Линза' })
  const over = screen.getByRole('group', { name: 'Оверрефракция' })
  await user.type(field('Сфера, D', lens), '-3')
  await user.type(field('Цилиндр, D', lens), '-1,75')
  await user.type(field('Ось, °', lens), '170')
  await user.clear(field('Ротация, °', lens))
  await user.type(field('Ротация, °', lens), '10')
  expect([valueOf('lars-axis'), valueOf('on-eye-axis'), valueOf('order-axis')]).toEqual(['180', '160', ''])
  await user.type(field('Сфера, D', over), '+0,25')
  await user.type(field('Цилиндр, D', over), '-0,50')
  await user.type(field('Ось, °', over), '20')
  expect([
    valueOf('lars-axis'),
    valueOf('order-sphere'),
    valueOf('order-cylinder'),
    valueOf('order-axis'),
  ]).toEqual(['', '-3', '-2', '178'])
  await user.click(screen.getByRole('checkbox', { name: 'Новая линза повернётся так же' }))
  expect(valueOf('order-axis')).toBe('168')
  await user.clear(field('Сфера, D', over))
  await user.type(field('Сфера, D', over), '-4')
  expect(screen.getByText('Укажите вертексное расстояние')).toBeVisible()
})

it('an incision: the figures of the cornea with their meridians', async () => {
  const user = open({ opened: 'sia' })
  await typeAll(user, {
    'K1, D': '43',
    'K2, D': '44,5',
    'Ось K2, °': '95',
    'SIA, D': '0,4',
    'Разрез, °': '120',
  })
  expect(figure('astigmatism')).toHaveTextContent('1,28 D @ 88,1°')
  expect(figure('k-flat')).toHaveTextContent('43,11 D @ 178,1°')
  expect(valueOf('steep-axis')).toBe('88.0753')
  expect(screen.getByText(/Это не расчёт ИОЛ\./)).toBeVisible()
  await typeAll(user, { 'K2, D': '42' })
  await user.tab()
  expect(field('K2, D')).toHaveAccessibleDescription('K2 не меньше K1')
})

it('an editor chooses the tabs; what is typed in one stays there, and only the open one has results', async () => {
  const user = open({ modes: ['transposition', 'vertex'] })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Транспозиция',
    'Вертексное расстояние',
  ])
  await typeAll(user, { 'Сфера, D': '-1', 'Цилиндр, D': '-2', 'Ось, °': '20' })
  expect([valueOf('sphere'), valueOf('cylinder'), valueOf('axis'), valueOf('j0')]).toEqual([
    '-3',
    '2',
    '110',
    '0.766',
  ])
  await openTab(user, 'Вертексное расстояние')
  expect(figure('j0')).toBeNull()
  expect(field('Сфера, D')).toHaveValue('')
  await openTab(user, 'Транспозиция')
  expect(field('Сфера, D')).toHaveValue('-1')
})

it('copies the result as one line for a record, with the eye where it is given', async () => {
  const user = open({ opened: 'transposition' })
  await typeAll(user, { 'Сфера, D': '-1', 'Цилиндр, D': '-2', 'Ось, °': '20' })
  await user.click(screen.getByRole('radio', { name: 'OS' }))
  const copy = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Скопировать результат' }))
  expect(copy).toHaveBeenCalledWith('OS −3,00 +2,00 × 110')
  expect(await screen.findByText('Скопировано')).toBeVisible()
  copy.mockRejectedValue(new Error('no permission'))
  await user.click(screen.getByRole('button', { name: 'Скопировать результат' }))
  expect(await screen.findByText(/Скопировать не удалось/)).toHaveTextContent('OS −3,00 +2,00 × 110')
})
