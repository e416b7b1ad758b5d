import { draw } from '../../src/prerender/draw'
import {
  Context,
  createContext,
  Fragment,
  jsx,
  lazy,
  Suspense,
  use,
  useId,
  useState,
} from '../../src/prerender/libraries/react'
import { applyChanges, copyOf } from '../../src/prerender/applyChanges'

const drawn = (node: unknown) => {
  const element = document.createElement('div')
  element.append(...draw(node, 'first').nodes)
  return element
}
const markup = (node: unknown) => drawn(node).innerHTML

it('draws texts, numbers and lists, and nothing for what is false or absent', () => {
  expect(
    markup(jsx(Fragment, { children: ['a', 1, false, null, undefined, [jsx('b', { children: 0 })]] })),
  ).toBe('a1<b>0</b>')
})

it('gives what is in a provider its value, and what is beside it the default', () => {
  const Colour = createContext('red')
  const Named = () => String(use(Colour))
  const provided = jsx(Colour, { value: 'blue', children: jsx(Named, {}) })
  expect(markup([jsx(Named, {}), provided, jsx(Named, {})])).toBe('redbluered')
  expect(Colour).toBeInstanceOf(Context)
})

it('draws a component again that sets its state while it is drawn, and stops one that does so without end', () => {
  const Stepped = () => {
    const [count, setCount] = useState(0)
    if (count < 3) setCount(count + 1)
    return count
  }
  expect(markup(jsx(Stepped, {}))).toBe('3')
  const Endless = () => {
    const [count, setCount] = useState(0)
    setCount(count + 1)
    return count
  }
  expect(() => drawn(jsx(Endless, {}))).toThrow('Endless')
})

it('draws the fallback of what waits for a chunk', () => {
  const Late = lazy()
  expect(markup(jsx(Suspense, { fallback: 'soon', children: ['now', jsx(Late, {})] }))).toBe('soon')
})

it('writes styles, fields and pictures as React does', () => {
  const [line] = drawn(jsx('i', { style: { width: 10, opacity: 0.5, height: '45%', '--at': 2 } })).children
  expect((line as HTMLElement).style.cssText).toBe('width: 10px; opacity: 0.5; height: 45%; --at: 2;')
  expect(
    markup(jsx('input', { defaultValue: 'a', tabIndex: -1, 'aria-invalid': false, disabled: false })),
  ).toBe('<input value="a" tabindex="-1" aria-invalid="false">')
  expect(
    markup(
      jsx('svg', {
        viewBox: '0 0 1 1',
        children: jsx('path', { strokeWidth: 2, clipPath: 'url(#a)', textAnchor: 'end' }),
      }),
    ),
  ).toBe('<svg viewBox="0 0 1 1"><path stroke-width="2" clip-path="url(#a)" text-anchor="end"></path></svg>')
  const options = ['a', 'b'].map((value) => jsx('option', { value, children: value }))
  expect(
    (drawn(jsx('select', { value: 'b', children: options })).firstChild as HTMLSelectElement).value,
  ).toBe('b')
})

it('gives the same ids to the same drawing', () => {
  const Named = () => jsx('i', { id: useId() })
  const twice = [jsx(Named, {}), jsx(Named, {})]
  expect(markup(twice)).toBe('<i id="first0"></i><i id="first1"></i>')
  expect(markup(twice)).toBe(markup(twice))
})

it.each([
  ['an attribute', { onfoo: '', fooBar: 'x' }, 'fooBar'],
  ['an object for an attribute', { title: {} }, 'title'],
])('throws by name for %s that it lacks', (_, props, name) => {
  expect(() => drawn(jsx('i', props))).toThrow(name)
})

it('throws for an object that is no element', () => {
  expect(() => drawn(jsx('i', { children: { a: 1 } }))).toThrow('an object')
})

it('changes only what differs, and keeps the focus and what was pressed', () => {
  const page = (points: string) =>
    jsx('div', {
      children: [
        jsx('button', { children: 'Press' }),
        jsx('p', { children: jsx('b', { children: points }) }),
      ],
    })
  const shown = drawn(page('…'))
  const before = copyOf(shown)
  document.body.append(shown)
  const button = shown.querySelector('button')
  button?.setAttribute('aria-busy', 'true')
  button?.focus()
  applyChanges(shown, before, drawn(page('7')))
  expect(shown.querySelector('b')?.textContent).toBe('7')
  expect(document.activeElement).toBe(button)
  expect(button?.isConnected).toBe(true)
  expect(button?.getAttribute('aria-busy')).toBe('true')
})

describe('what has been used when more of a drawing comes', () => {
  const option = (value: string) => jsx('option', { value, children: value })
  const field = (props: Record<string, unknown>) => jsx('input', { type: 'text', ...props })
  const form = (power: string, hint: string, later: unknown) =>
    jsx('form', {
      children: [
        field({ name: 'name', 'aria-describedby': hint, defaultValue: 'Анна' }),
        jsx('p', { children: jsx('select', { value: power, children: ['-1', '-2', '-3'].map(option) }) }),
        jsx('section', { children: later }),
      ],
    })
  const show = (node: unknown) => {
    const shown = drawn(node)
    document.body.replaceChildren(shown)
    return { shown, before: copyOf(shown) }
  }

  it('keeps a field with its text and focus, whatever is said of it', () => {
    const { shown, before } = show(form('-1', 'a', 'Загружаем'))
    const input = shown.querySelector('input') as HTMLInputElement
    input.value = 'Мария'
    input.focus()
    applyChanges(shown, before, drawn(form('-1', 'b', jsx('b', { children: 'Готово' }))))
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe('Мария')
    expect(input.getAttribute('aria-describedby')).toBe('b')
    expect(shown.querySelector('section')?.innerHTML).toBe('<b>Готово</b>')
  })

  it('selects what is known by then, unless the customer has chosen', () => {
    const { shown, before } = show(form('-1', 'a', ''))
    const select = shown.querySelector('select') as HTMLSelectElement
    applyChanges(shown, before, drawn(form('-2', 'a', '')))
    expect(select.value).toBe('-2')
    select.value = '-3'
    const next = copyOf(drawn(form('-2', 'a', '')))
    applyChanges(shown, next, drawn(form('-1', 'a', '')))
    expect(shown.querySelector('select')).toBe(select)
    expect(select.value).toBe('-3')
  })

  it('gives no field the text that was typed into another', () => {
    const { shown, before } = show(jsx('div', { children: [field({ name: 'name' })] }))
    Object.assign(shown.querySelector('input') as HTMLInputElement, { value: 'Мария' })
    applyChanges(shown, before, drawn(jsx('div', { children: [field({ name: 'phone' })] })))
    expect(shown.querySelector('input')?.value).toBe('')
  })

  it('adds and removes what stands among what is used', () => {
    const list = (...names: string[]) =>
      jsx('ul', { children: names.map((name) => jsx('li', { children: name })) })
    const { shown, before } = show(list('а', 'в'))
    const [first, last] = shown.querySelectorAll('li')
    applyChanges(shown, before, drawn(list('а', 'б', 'в')))
    expect([...shown.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['а', 'б', 'в'])
    expect(shown.querySelector('li')).toBe(first)
    expect(shown.querySelector('li:last-child')).toBe(last)
  })
})
