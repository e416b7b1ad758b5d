import '../support/browser'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { defineIsland } from '../../src/island/defineIsland'
import { on } from '../../src/host/on'
import { mountIsland } from '../support/island'

const NOTICE = 'Что-то пошло не так'

const mount = (name: string, Content: ComponentType) =>
  mountIsland(name, { island: defineIsland({ Content: () => <Content /> }) })

function Counter() {
  const [presses, setPresses] = useState(0)
  return <button onClick={() => setPresses(presses + 1)}>Нажато: {presses}</button>
}

let isBroken = true

function breakDown(): void {
  if (isBroken) throw new Error('broken')
}

function BreaksAsItDraws() {
  breakDown()
  return 'Цел'
}

function BreaksOnceDrawn() {
  useEffect(breakDown)
  return 'Цел'
}

const fragile: Record<string, ComponentType> = { draws: BreaksAsItDraws, 'has been drawn': BreaksOnceDrawn }

const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
const told = jest.fn()
const deafen = on('error', told)

beforeEach(() => {
  isBroken = true
  jest.clearAllMocks()
})
afterAll(deafen)

it.each(Object.keys(fragile))(
  'an island that fails when it %s says so and can be tried again',
  async (when) => {
    const neighbour = await mount('neighbour', Counter)
    const { root, container } = await mount('fragile', fragile[when] ?? Counter)
    expect(within(root).getByText(NOTICE)).toBeInTheDocument()
    expect(told).toHaveBeenCalledWith({
      name: 'fragile',
      message: 'broken',
      doing: 'draw',
      error: new Error('broken'),
      container,
    })
    expect(within(root).queryByText('Загружаем…')).not.toBeInTheDocument()
    fireEvent.click(within(neighbour.root).getByRole('button'))
    expect(within(neighbour.root).getByRole('button')).toHaveTextContent('Нажато: 1')
    isBroken = false
    fireEvent.click(within(root).getByRole('button', { name: 'Повторить' }))
    expect(within(root).getByText('Цел')).toBeInTheDocument()
  },
)

it('an island is Russian and reads from the left, whatever the page says of itself', async () => {
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })
  const { root } = await mount('counter', Counter)
  expect(within(root).getByRole('button').closest('[lang=ru][dir=ltr]')).toHaveClass('lens')
  ;['lang', 'dir'].forEach((name) => document.documentElement.removeAttribute(name))
})

it('an island stays when one of its handlers throws, and so do the others', async () => {
  const uncaught = jest.fn((event: ErrorEvent) => event.preventDefault())
  addEventListener('error', uncaught)
  const neighbour = await mount('neighbour', Counter)
  const { root } = await mount('fragile', () => (
    <>
      <button onClick={breakDown}>Сломать</button>
      <Counter />
    </>
  ))
  fireEvent.click(within(root).getByRole('button', { name: 'Сломать' }))
  removeEventListener('error', uncaught)
  expect(uncaught).toHaveBeenCalledTimes(1)
  for (const island of [root, neighbour.root]) {
    fireEvent.click(within(island).getByRole('button', { name: /Нажато/ }))
    expect(within(island).getByRole('button', { name: /Нажато/ })).toHaveTextContent('Нажато: 1')
  }
})

it('content moved by a page translator is rendered again, unless it fails again at once', async () => {
  // The clock stands still: 'at once' must not depend on the speed of the machine.
  let now = performance.now()
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now)
  function Text() {
    const [isLong, setLong] = useState(false)
    return (
      <p>
        <button onClick={() => setLong(!isLong)}>Ещё</button>
        {!isLong && <b>Коротко</b>}
      </p>
    )
  }
  const { root } = await mount('text', Text)
  const move = () => {
    const text = within(root).getByText('Коротко')
    const font = document.createElement('span')
    text.replaceWith(font)
    font.append(text)
    fireEvent.click(within(root).getByRole('button', { name: 'Ещё' }))
  }
  move()
  await waitFor(() => expect(within(root).getByText('Коротко').parentElement?.tagName).toBe('P'))
  expect(reported).toHaveBeenCalledWith(
    '[lens-widgets] draw text',
    expect.objectContaining({ name: 'NotFoundError' }),
  )
  now += 1000
  move()
  await waitFor(() => expect(within(root).getByText('Коротко').parentElement?.tagName).toBe('P'))
  now += 999
  move()
  expect(within(root).getByText(NOTICE)).toBeInTheDocument()
  clock.mockRestore()
})

it('another customer gets a newly rendered island, with nothing of the earlier customer', async () => {
  const { root } = await mount('counter', Counter)
  fireEvent.click(within(root).getByRole('button'))
  expect(within(root).getByRole('button')).toHaveTextContent('Нажато: 1')
  window.pageConfig = { token: 'of somebody else' }
  act(() => void document.dispatchEvent(new Event('keydown')))
  expect(within(root).getByRole('button')).toHaveTextContent('Нажато: 0')
})
