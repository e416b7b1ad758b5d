import {
  followTranslator,
  insertBefore,
  parentOf,
  removeChild,
  setNodeValue,
} from '../../../src/host/page/translated'

const holder = document.createElement('p')
/** What has changed in the page is told before the next line. */
const told = () => new Promise<void>((resolve) => queueMicrotask(resolve))

const font = () => {
  const outer = document.createElement('font' as 'span')
  outer.append(document.createElement('font' as 'span'))
  return outer
}

/** The ways in which translators are known to take a text away. */
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

describe.each(ways)('a text that is %s', (_, translate) => {
  let text: Text
  beforeEach(async () => {
    holder.replaceChildren('before ', (text = document.createTextNode('text')), document.createElement('b'))
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

it('a text that was put in by somebody else stands for nothing', async () => {
  const text = document.createTextNode('text')
  holder.replaceChildren(text)
  followTranslator(holder)
  text.replaceWith(document.createElement('b'))
  await told()
  expect(() => removeChild(holder, text)).toThrow('not a child')
})

it('the way up ends with the document, whatever has the name of its parent', () => {
  Object.defineProperty(document, 'parentNode', { configurable: true, value: document.body })
  expect(parentOf(document.documentElement)).toBe(document)
  expect(parentOf(document)).toBeNull()
  Reflect.deleteProperty(document, 'parentNode')
})
