import {
  followTranslator,
  insertBefore,
  parentOf,
  removeChild,
  setNodeValue,
} from '../../../src/host/page/translated'

const holder = document.createElement('p')
/** Waits until observers have been notified of changes in the page. */
const told = () => new Promise<void>((resolve) => queueMicrotask(resolve))

/** Marks a node as React marks those that it creates. */
const made = <Made extends Node>(node: Made): Made => Object.assign(node, { __reactFiber$1: {} })

const link = (text: string) => {
  const element = document.createElement('a')
  element.append(text)
  return element
}

const font = () => {
  const outer = document.createElement('font' as 'span')
  outer.append(document.createElement('font' as 'span'))
  return outer
}

/** The ways in which translators are known to remove a text. */
const ways: [words: string, translate: (text: Text) => void][] = [
  [
    'moved',
    (text) => {
      text.before(font())
      text.previousSibling?.firstChild?.appendChild(text)
    },
  ],
  ['replaced', (text) => text.replaceWith(font())],
  [
    'replaced in two steps',
    (text) => {
      text.before(font())
      text.remove()
    },
  ],
]

/** The ways in which extensions are known to turn a number into a link. */
const links: typeof ways = [
  ['split, its first half left', (text) => text.splitText(2).replaceWith(link('xt'))],
  [
    'split in three',
    (text) => {
      const middle = text.splitText(1)
      middle.splitText(1)
      const around = document.createElement('a')
      middle.before(around)
      around.append(middle)
    },
  ],
  [
    'surrounded in part',
    (text) => {
      const range = document.createRange()
      range.setStart(text, 0)
      range.setEnd(text, 3)
      range.surroundContents(document.createElement('a'))
    },
  ],
  ['replaced by three', (text) => text.replaceWith('t', link('ex'), 't')],
  [
    'replaced twice',
    (text) => {
      const first = link('text')
      text.replaceWith(first)
      first.replaceWith('t', link('ext'))
    },
  ],
]

describe.each(links)('a text that is %s', (_, split) => {
  let text: Text
  let [before, after]: Text[] = []
  beforeEach(async () => {
    const texts = ['before ', 'text', ' after'].map((words) => made(document.createTextNode(words)))
    holder.replaceChildren(...texts)
    ;[before, text, after] = texts as [Text, Text, Text]
    followTranslator(holder)
    split(text)
    await told()
    expect(holder.textContent).toBe('before text after')
  })

  it('is removed with all that it was split into', () => {
    removeChild(holder, text)
    expect(holder.innerHTML).toBe('before  after')
  })

  it('says what it says now, and nothing else', async () => {
    setNodeValue(text, 'another')
    expect(holder.innerHTML).toBe('before another after')
    split(text)
    await told()
    setNodeValue(text, 'a third')
    expect(holder.textContent).toBe('before a third after')
  })

  it('stays beside others that change and go', async () => {
    setNodeValue(before as Text, 'Before ')
    removeChild(holder, after as Text)
    await told()
    expect(holder.textContent).toBe('Before text')
    setNodeValue(text, 'another')
    expect(holder.innerHTML).toBe('Before another')
  })
})

describe.each(ways)('a text that is %s', (_, translate) => {
  let text: Text
  beforeEach(async () => {
    const words = made(document.createTextNode('before '))
    holder.replaceChildren(
      words,
      (text = made(document.createTextNode('text'))),
      made(document.createElement('b')),
    )
    followTranslator(holder)
    translate(text)
    await told()
  })

  it('is removed with what shows it', () => {
    removeChild(holder, text)
    expect(holder.innerHTML).toBe('before <b></b>')
  })

  it('has its place: another comes before what shows it', () => {
    insertBefore(holder, document.createElement('i'), text)
    expect(holder.innerHTML).toMatch(/^before <i><\/i><font><font>(text)?<\/font><\/font><b>/)
  })

  it('shows what it says now', () => {
    setNodeValue(text, 'another')
    expect(holder.textContent).toBe('before another')
  })
})

it('a child that is nowhere is refused as ever', () => {
  expect(() => removeChild(holder, document.createTextNode('nowhere'))).toThrow('not a child')
  expect(() => insertBefore(holder, document.createElement('i'), document.createTextNode(''))).toThrow()
})

it('what React puts in the place of a text does not stand for it', async () => {
  const text = made(document.createTextNode('text'))
  holder.replaceChildren(text)
  followTranslator(holder)
  text.replaceWith(made(document.createElement('b')))
  await told()
  expect(() => removeChild(holder, text)).toThrow('not a child')
})

it('the way up ends with the document, whatever has the name of its parent', () => {
  Object.defineProperty(document, 'parentNode', { configurable: true, value: document.body })
  expect(parentOf(document.documentElement)).toBe(document)
  expect(parentOf(document)).toBeNull()
  Reflect.deleteProperty(document, 'parentNode')
})
