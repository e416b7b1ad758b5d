import { pressAtEnd } from '../../src/island/pressAtEnd'

const pointer = (type: string, pointerType: string, button = 0) =>
  Object.assign(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, button }), {
    pointerType,
  })
const key = (name: string) =>
  new KeyboardEvent('keyup', { key: name, bubbles: true, composed: true, cancelable: true })

function begun() {
  const pressed = jest.fn()
  document.body.innerHTML = '<button>Сохранить</button><p>Текст</p>'
  const [own, other] = document.querySelectorAll<HTMLElement>('button, p')
  own?.addEventListener('click', pressed)
  pressAtEnd(() => own)
  return { pressed, own, other }
}

it.each([
  ['the mouse', pointer('pointerup', 'mouse')],
  ['Space', key(' ')],
])('a press that ends there by %s presses once', (_, end) => {
  const { pressed, own } = begun()
  own?.dispatchEvent(end)
  own?.dispatchEvent(pointer('pointerup', 'mouse'))
  expect(pressed).toHaveBeenCalledTimes(1)
})

it.each([
  ['by touch, which the browser presses itself', pointer('pointerup', 'touch')],
  ['by another button of the mouse', pointer('pointerup', 'mouse', 2)],
  ['as the browser takes it over', pointer('pointercancel', 'mouse')],
  ['by another key', key('Enter')],
])('one that ends %s presses nothing', (_, end) => {
  const { pressed, own } = begun()
  own?.dispatchEvent(end)
  expect(pressed).not.toHaveBeenCalled()
})

it('one that ends elsewhere presses nothing, then or later', () => {
  const { pressed, own, other } = begun()
  other?.dispatchEvent(pointer('pointerup', 'mouse'))
  own?.dispatchEvent(pointer('pointerup', 'mouse'))
  expect(pressed).not.toHaveBeenCalled()
})
