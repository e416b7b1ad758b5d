import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepTypedKeys } from '#ui/lib/typedKeys'

const heard = jest.fn<undefined, [type: string, key: string]>()
const types = ['keydown', 'keypress', 'keyup']
const onKey = (event: Event) => heard(event.type, (event as KeyboardEvent).key)
beforeAll(() => types.forEach((type) => document.addEventListener(type, onKey)))
afterAll(() => types.forEach((type) => document.removeEventListener(type, onKey)))

/** Renders HTML into a container; returns what its own handlers receive. */
function draw(html: string) {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = container.attachShadow({ mode: 'open' })
  const drawn = document.createElement('div')
  drawn.insertAdjacentHTML('beforeend', html)
  root.append(drawn)
  keepTypedKeys(root)
  const own = jest.fn()
  types.forEach((type) => drawn.addEventListener(type, own))
  heard.mockClear()
  return { field: drawn.firstElementChild as HTMLElement, own }
}

const press = (field: Element, init: KeyboardEventInit) =>
  types.forEach((type) =>
    fireEvent(field, new KeyboardEvent(type, { bubbles: true, composed: true, cancelable: true, ...init })),
  )

it.each([
  '<input>',
  '<input type="search">',
  '<textarea></textarea>',
  '<select><option>1</option></select>',
  '<p contenteditable></p>',
])('what is typed into %s ends with the container', (html) => {
  const { field, own } = draw(html)
  for (const key of ['/', 'ю', '7', ' ', '?', '😀']) press(field, { key })
  expect(heard).not.toHaveBeenCalled()
  expect(own).toHaveBeenCalledTimes(18)
})

it.each(['Escape', 'Enter', 'Tab', 'ArrowDown', 'Backspace', 'F3', 'Process'])(
  '%s in a field reaches the page',
  (key) => {
    press(draw('<input>').field, { key })
    expect(heard.mock.calls).toEqual(types.map((type) => [type, key]))
  },
)

it.each<KeyboardEventInit>([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
  'a shortcut reaches the page: %o',
  (init) => {
    press(draw('<input>').field, { key: 'k', ...init })
    expect(heard).toHaveBeenCalledTimes(3)
  },
)

it.each([
  '<button>Найти</button>',
  '<input type="checkbox">',
  '<input type="radio">',
  '<a href="#">Найти</a>',
])('a key on %s, where nothing is typed, reaches the page', (html) => {
  press(draw(html).field, { key: '/' })
  expect(heard).toHaveBeenCalledTimes(3)
})

it('an event of no key, as browsers send when they fill in a field, passes', () => {
  const { field } = draw('<input>')
  const onFilled = jest.fn()
  document.addEventListener('keydown', onFilled, { once: true })
  fireEvent(field, new Event('keydown', { bubbles: true, composed: true }))
  expect(onFilled).toHaveBeenCalled()
})

it('a page with a shortcut on / takes no sign of a house', async () => {
  const { field } = draw('<input>')
  const onShortcut = (event: KeyboardEvent) => event.key === '/' && event.preventDefault()
  document.addEventListener('keydown', onShortcut)
  await userEvent.type(field, '12/3')
  document.removeEventListener('keydown', onShortcut)
  expect(field).toHaveValue('12/3')
})
