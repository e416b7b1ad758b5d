import { replaceDrawing } from '../../src/island/replaceDrawing'

/** Takes over from one markup to the other, once something is done in the first. */
async function change(before: string, after: string, act: (root: ShadowRoot) => void) {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const parse = (markup: string) => {
    const element = document.createElement('div')
    element.innerHTML = markup
    return element
  }
  const [old, drawn] = [parse(before), parse(after)]
  root.append(old)
  act(root)
  root.append(drawn)
  const pressed: (string | null)[] = []
  drawn.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) pressed.push(target.getAttribute('data-is'))
    if (target instanceof HTMLAnchorElement) pressed.push(target.getAttribute('href'))
  })
  replaceDrawing(root, [old], drawn)
  await new Promise((resolve) => setTimeout(resolve))
  const values = [...drawn.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((field) =>
    /radio|checkbox/.test(field.type) ? field.checked : field.value,
  )
  return { values, pressed, root, drawn }
}

const type = (selector: string, text: string) => (root: ShadowRoot) => {
  const field = root.querySelector<HTMLInputElement>(selector)
  if (field) field.value = text
}
const check = (selector: string) => (root: ShadowRoot) =>
  root.querySelector<HTMLInputElement>(selector)?.click()
const press =
  (selector: string, turn = 1) =>
  (root: ShadowRoot) => {
    root.querySelector(selector)?.setAttribute('aria-busy', 'true')
    root.querySelector(selector)?.setAttribute('data-turn', String(turn))
  }

const field = (label: string, name = 'city', id = 'a') =>
  `<label for="${id}">${label}</label><input id="${id}" name="${name}" type="text">`
const item = (title: string, button = 'Add') =>
  `<li><h3>${title}</h3><button data-is="${title}">${button}</button></li>`

it('fills in the same field, wherever it stands now', async () => {
  const [street, city] = [field('Street', 'street', 'x'), field('City', 'city', 'y')]
  const { values } = await change(
    field('City') + field('Street', 'street', 'b'),
    street + city,
    type('#a', 'Kazan'),
  )
  expect(values).toEqual(['', 'Kazan'])
})

it('presses no button that was busy when it was drawn', async () => {
  const busy = '<button data-is="order" aria-busy="true">Order</button>'
  expect((await change(busy, busy, () => undefined)).pressed).toEqual([])
  expect((await change(busy, busy, press('button'))).pressed).toEqual(['order'])
})

it.each([
  ['the label', field('Town', 'city', 'x')],
  ['the name', field('City', 'town', 'x')],
  ['the type', field('City', 'city', 'x').replace('"text"', '"tel"')],
])('drops what was typed where %s differs', async (_, after) => {
  expect((await change(field('City'), after, type('#a', 'Kazan'))).values).toEqual([''])
})

it('knows two fields of one name and label by their position, and drops the text where one has gone', async () => {
  const two = field('City') + field('City', 'city', 'b')
  const same = field('City', 'city', 'x') + field('City', 'city', 'y')
  expect((await change(two, same, type('#b', 'Kazan'))).values).toEqual(['', 'Kazan'])
  expect((await change(two, field('City', 'city', 'x'), type('#a', 'Kazan'))).values).toEqual([''])
})

it('fills in the field of the same list item when items have another order', async () => {
  const row = (title: string) =>
    `<li><h3>${title}</h3><textarea name="note" aria-label="Note"></textarea></li>`
  const { values } = await change(row('A') + row('B'), row('B') + row('A'), type('textarea', 'Soon'))
  expect(values).toEqual(['', 'Soon'])
})

it('carries over radios, checkboxes and selects', async () => {
  const choice = (kind: string, value: string) =>
    `<label><input type="${kind}" name="${kind}" value="${value}">Choice</label>`
  const select = '<label>Sort<select name="sort"><option>a</option><option>b</option></select></label>'
  const [r1, r2, c] = [choice('radio', '1'), choice('radio', '2'), choice('checkbox', '3')]
  const { values } = await change(r1 + r2 + c + select, c + r2 + r1 + select, (root) => {
    check('[value="2"]')(root)
    check('[value="3"]')(root)
    type('select', 'b')(root)
  })
  expect(values).toEqual([true, true, false, 'b'])
})

it('presses the button of the same list item when items have another order', async () => {
  const { pressed } = await change(item('A') + item('B'), item('B') + item('A'), press('[data-is=A]'))
  expect(pressed).toEqual(['A'])
})

it('presses a button once whose words differ now', async () => {
  const before = '<button data-is="less">Less</button><button data-is="more">More: 3</button>'
  const { pressed } = await change(before, before.replace('3', '5'), press('[data-is=more]'))
  expect(pressed).toEqual(['more'])
  const link = (text: string) => `<li><a href="#a">${text}</a></li><li><a href="#b">B</a></li>`
  expect((await change(link('A 3'), link('A 5'), press('a'))).pressed).toEqual(['#a'])
  const other = await change(item('A', 'In 1'), item('B', 'In 1') + item('A', 'In 2'), press('button'))
  expect(other.pressed).toEqual(['A'])
})

it('presses nothing in place of a button that is gone', async () => {
  const two = '<button data-is="a">A</button><button data-is="b">B</button>'
  expect((await change(two, '<button data-is="a">A</button>', press('[data-is=b]'))).pressed).toEqual([])
  const list = await change(item('A') + item('B'), item('C') + item('B'), press('[data-is=A]'))
  expect(list.pressed).toEqual([])
})

it('presses a button whose section has another name, if its words are unique', async () => {
  const part = (title: string) => `<section><h2>${title}</h2><button data-is="pay">Pay</button></section>`
  expect((await change(part('A'), part('B'), press('button'))).pressed).toEqual(['pay'])
  expect((await change(part('A'), part('B') + part('C'), press('button'))).pressed).toEqual([])
})

it('does not press the button of another list item, were it the only one', async () => {
  expect((await change(item('A', 'Pay'), item('B', 'Pay'), press('button'))).pressed).toEqual([])
})

it('keeps focus and selection', async () => {
  const { root, drawn } = await change(field('City'), field('City', 'city', 'x'), (root) => {
    type('#a', 'Kazan')(root)
    const input = root.querySelector<HTMLInputElement>('#a')
    input?.focus()
    input?.setSelectionRange(1, 3)
  })
  expect(root.activeElement).toBe(drawn.querySelector('input'))
  expect(drawn.querySelector('input')?.selectionStart).toBe(1)
})

it('leaves unfolded what was unfolded, and folded what was folded again', async () => {
  const folds =
    '<details><summary>Used: 2</summary>A</details><details open><summary>All</summary>B</details>'
  const { drawn } = await change(folds, folds + '<details><summary>New</summary></details>', (root) =>
    root.querySelectorAll('summary').forEach((summary) => {
      summary.setAttribute('data-turn', '1')
      summary.click()
    }),
  )
  expect([...drawn.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false])
})

it('leaves folds alone that were not touched', async () => {
  const { drawn } = await change(
    '<details open><summary>All</summary></details>',
    '<details><summary>All</summary></details>',
    () => undefined,
  )
  expect(drawn.querySelector('details')?.open).toBe(false)
})

it('does what was done in its order, but a button of an item first and a link last', async () => {
  const markup = (id: string) => `<ul>${item('Drops')}</ul>
    <button data-is="clear">Clear</button>${field('City', 'city', id)}<button data-is="buy">Buy</button><a href="#on">On</a><button data-is="ask">Ask</button>`
  const use = (root: ShadowRoot) => {
    for (const [turn, selector] of ['a', '[data-is=buy]', '#a', '[data-is=clear]', 'li button'].entries()) {
      if (selector === '#a') root.querySelector(selector)?.setAttribute('data-turn', String(turn + 1))
      else press(selector, turn + 1)(root)
    }
    type('#a', 'Kazan')(root)
  }
  const { pressed, values } = await change(markup('a'), markup('b'), use)
  expect(pressed).toEqual(['Drops', 'buy', 'clear', '#on'])
  expect(values).toEqual(['Kazan'])
})

it('finds a choice whose name React has made up', async () => {
  const radios = (name: string) =>
    ['6', '12'].map((value) => `<label><input type="radio" name="${name}" value="${value}">${value}</label>`)
  const { values } = await change(radios('a').join(''), radios('b').join(''), check('[value="12"]'))
  expect(values).toEqual([false, true])
})

it('carries over what was changed back, because React may have read what was there in between', async () => {
  const after = field('City', 'city', 'x')
  const box = (state: string) => `<label><input type="checkbox" name="calls" ${state}>Calls</label>`
  const { values } = await change(
    field('City') + box(''),
    after.replace('<input', '<input value="Kaz"') + box('checked'),
    (root) => root.querySelectorAll('input').forEach((one) => one.setAttribute('data-turn', '1')),
  )
  expect(values).toEqual(['', false])
})

it('finds a choice again that was drawn anew because of what was done before it', async () => {
  const page = '<button type="button">Courier</button><label><input type="radio" value="12">Moscow</label>'
  const { drawn } = await change(page, page, (root) => {
    press('button')(root)
    check('input')(root)
    root.querySelector('input')?.setAttribute('data-turn', '2')
    // React handles the click by rendering the radios anew.
    root.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return
      for (const label of root.querySelectorAll('label')) label.replaceWith(label.cloneNode(true))
    })
  })
  expect(drawn.querySelector('input')?.checked).toBe(true)
})
