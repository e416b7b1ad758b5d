import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import '../support/dialog'
import { Button } from '../../src/ui/controls/Button'
import { ConfirmDialog } from '../../src/ui/dialogs/ConfirmDialog'
import { afterPress } from '../../src/ui/lib/afterPress'
import { forgetPress } from '../../src/ui/lib/lastPress'
import { guardPresses } from '../../src/ui/lib/guardPresses'

const HERE = { clientX: 50, clientY: 50, detail: 1 }
const NEAR = { clientX: 56, clientY: 58, detail: 1 }
const FAR = { clientX: 56, clientY: 60, detail: 1 }

const counted = { cancelled: 0, added: 0, renamed: 0 }
let unguard = () => undefined as void

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(counted, { cancelled: 0, added: 0, renamed: 0 })
  unguard = guardPresses(document)
})
afterEach(() => {
  unguard()
  jest.useRealTimers()
  Object.assign(document, { elementFromPoint: undefined })
})

/** After a touch, the focus moves with the emulated mouse events. */
it.each([
  ['mouse', ['pointerdown', 'mousedown', 'LEAVE', 'pointerup', 'mouseup']],
  ['finger', ['pointerdown', 'pointerup', 'TIMERS', 'mousedown', 'LEAVE', 'mouseup']],
])('what moves the page when a field is left by a %s waits for the click', (_, events) => {
  const done: string[] = []
  render(<Button onClick={() => done.push('click')}>Выбрать</Button>)
  const button = screen.getByRole('button')
  for (const event of events) {
    if (event === 'LEAVE') afterPress(() => done.push('closed'))
    else if (event === 'TIMERS') jest.runAllTimers()
    else fireEvent(button, new MouseEvent(event, { bubbles: true }))
  }
  fireEvent.click(button, HERE)
  expect(done).toEqual(['click', 'closed'])
})

it('what is left by a key, or by a press that ends nowhere, waits for nothing', () => {
  const left = jest.fn()
  afterPress(left)
  expect(left).toHaveBeenCalledTimes(1)
  fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true }))
  afterPress(left)
  expect(left).toHaveBeenCalledTimes(1)
  fireEvent(document.body, new MouseEvent('pointercancel', { bubbles: true }))
  jest.runAllTimers()
  expect(left).toHaveBeenCalledTimes(2)
})

/** A row with a button that asks, one that counts, and one that changes into another. */
function Row() {
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Отменить</Button>
      <Button
        onClick={() => {
          counted.renamed++
          setOn(!isOn)
        }}
      >
        {isOn ? 'Отписаться' : 'Подписаться'}
      </Button>
      {isOpen && (
        <ConfirmDialog
          question="Отменить запись?"
          action="Отменить запись"
          onConfirmed={() => void counted.cancelled++}
          onCancelled={() => setOpen(false)}
        >
          <Button onClick={() => counted.added++}>Ещё</Button>
        </ConfirmDialog>
      )}
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string, at: object) => fireEvent.click(button(name), at)
/** Does what a browser does for a key on a button. */
function pressKey(name: string, repeat = false) {
  if (fireEvent.keyDown(button(name), { key: 'Enter', repeat })) fireEvent.click(button(name), { detail: 0 })
}
const letKeyGo = () => fireEvent.keyUp(document.body, { key: 'Enter' })

it('the second tap of a double tap does not confirm what the first has opened', () => {
  render(<Row />)
  press('Отменить', HERE)
  press('Отменить запись', NEAR)
  expect(counted.cancelled).toBe(0)
  jest.advanceTimersByTime(499)
  press('Отменить запись', NEAR)
  expect(counted.cancelled).toBe(0)
  jest.advanceTimersByTime(1)
  press('Отменить запись', NEAR)
  expect(counted.cancelled).toBe(1)
})

it('an action that comes long after the last press was not brought by it', () => {
  const { rerender } = render(<Button>Отправить код</Button>)
  press('Отправить код', HERE)
  rerender(<p>Код можно запросить через минуту</p>)
  jest.advanceTimersByTime(60_000)
  rerender(<Button onClick={() => void counted.added++}>Отправить код ещё раз</Button>)
  press('Отправить код ещё раз', HERE)
  expect(counted.added).toBe(1)
})

it('a hand that moves on to another button is not held up', () => {
  render(<Row />)
  press('Отменить', HERE)
  press('Отменить запись', FAR)
  expect(counted.cancelled).toBe(1)
})

it('a pointer that was away and is back means what it presses', () => {
  render(<Row />)
  press('Отменить', HERE)
  fireEvent(document.body, new MouseEvent('pointermove', { bubbles: true, clientX: 90, clientY: 90 }))
  press('Отменить запись', HERE)
  expect(counted.cancelled).toBe(1)
})

it('a press without a place counts as the same pointer', () => {
  render(<Row />)
  press('Отменить', HERE)
  press('Отменить запись', {})
  expect(counted.cancelled).toBe(0)
  jest.advanceTimersByTime(500)
  press('Отменить запись', {})
  expect(counted.cancelled).toBe(1)
})

it('in a dialog just opened one button may be pressed again and again, at once', () => {
  render(<Row />)
  press('Отменить', HERE)
  press('Ещё', FAR)
  press('Ещё', FAR)
  press('Ещё', FAR)
  expect(counted.added).toBe(3)
})

it('Enter twice does not press what the first has brought into focus', () => {
  render(<Row />)
  button('Отменить').focus()
  pressKey('Отменить')
  letKeyGo()
  expect(button('Отмена')).toHaveFocus()
  pressKey('Отмена')
  letKeyGo()
  expect(screen.getByRole('alertdialog')).toBeVisible()
  jest.advanceTimersByTime(500)
  pressKey('Отмена')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('a focus that something else than the page has moved holds nothing back', async () => {
  render(<Row />)
  button('Отменить').focus()
  pressKey('Отменить')
  letKeyGo()
  await Promise.resolve()
  jest.advanceTimersByTime(1)
  button('Отменить запись').focus()
  pressKey('Отменить запись')
  expect(counted.cancelled).toBe(1)
})

it('after a key the pointer presses at once what lies elsewhere', () => {
  render(<Row />)
  Object.assign(document, { elementFromPoint: () => button('Отменить запись') })
  pressKey('Отменить')
  letKeyGo()
  fireEvent(document.body, new MouseEvent('pointermove', { bubbles: true, clientX: 50, clientY: 50 }))
  press('Отменить запись', HERE)
  expect(counted.cancelled).toBe(1)
})

it('a key that the customer has led to with Tab presses at once', () => {
  render(<Row />)
  pressKey('Отменить')
  letKeyGo()
  fireEvent.keyDown(button('Отмена'), { key: 'Tab' })
  button('Отменить запись').focus()
  fireEvent.keyUp(button('Отменить запись'), { key: 'Tab' })
  pressKey('Отменить запись')
  expect(counted.cancelled).toBe(1)
})

it('a key that is held down counts once', () => {
  render(<Row />)
  pressKey('Подписаться')
  jest.advanceTimersByTime(2000)
  pressKey('Отписаться', true)
  pressKey('Отписаться', true)
  expect(counted.renamed).toBe(1)
})

it('a button that has become another one in its place waits, too', () => {
  render(<Row />)
  press('Подписаться', HERE)
  press('Отписаться', HERE)
  expect(counted.renamed).toBe(1)
  jest.advanceTimersByTime(500)
  press('Отписаться', HERE)
  expect(counted.renamed).toBe(2)
})

it('what has moved under the pointer waits, from when it is there', () => {
  const pressed: string[] = []
  render(
    <ul>
      {['Первый', 'Второй'].map((name) => (
        <li key={name}>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              pressed.push(name)
              currentTarget.closest('li')?.remove()
            }}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>,
  )
  const second = button('Второй')
  Object.assign(document, { elementFromPoint: () => document.querySelector('li button') })
  press('Первый', HERE)
  fireEvent.click(second, HERE)
  expect(pressed).toEqual(['Первый'])
  jest.advanceTimersByTime(500)
  fireEvent.click(second, HERE)
  expect(pressed).toEqual(['Первый', 'Второй'])
})

it('who has typed since has seen what came', () => {
  render(<Row />)
  press('Отменить', HERE)
  fireEvent.keyDown(document.body, { key: 'я' })
  press('Отменить запись', HERE)
  expect(counted.cancelled).toBe(1)
})

it.each([
  ['who has filled in a field without a key has seen it, too', 'text', 1],
  ['a tick is a press, which shows nobody anything', 'checkbox', 0],
])('%s', (_, type, cancelled) => {
  render(
    <>
      <input type={type} aria-label="Поле" />
      <Row />
    </>,
  )
  press('Отменить', HERE)
  fireEvent.input(screen.getByLabelText('Поле'))
  press('Отменить запись', HERE)
  expect(counted.cancelled).toBe(cancelled)
})

it('what was drawn without a press can be pressed at once', () => {
  const { rerender } = render(<p>Загружаем</p>)
  rerender(<Row />)
  press('Подписаться', HERE)
  expect(counted.renamed).toBe(1)
  forgetPress()
  press('Отписаться', HERE)
  expect(counted.renamed).toBe(2)
})
