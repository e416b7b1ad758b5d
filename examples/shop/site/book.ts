import { scenarios } from '../api/scenarios'
import { freshFrame } from './frame'

/*
 * The book of screens: every page in every state, at a chosen width and in both schemes. Its address names what it
 * shows. Screens and states come from the product and the sandbox themselves.
 */
interface Screen {
  path: string
  title: string
}

const screens = JSON.parse(process.env['SCREENS'] ?? '[]') as Screen[]
const WIDTHS = [280, 320, 375, 480, 610, 820, 1024, 1280]

const form = document.querySelector('form')
const place = document.querySelector('iframe')

const list = (name: string): HTMLSelectElement => {
  const found = form?.elements.namedItem(name)
  if (!(found instanceof HTMLSelectElement)) throw new TypeError(`no list "${name}"`)
  return found
}

function fill(name: string, options: readonly (readonly [value: string, title: string])[]) {
  const chosen = new URLSearchParams(location.hash.slice(1)).get(name)
  const select = list(name)
  select.replaceChildren(
    ...options.map(([value, title]) => new Option(title, value, false, value === chosen)),
  )
}

fill(
  'screen',
  screens.map(({ path, title }) => [path, title]),
)
fill(
  'scenario',
  scenarios.map(({ name, title }) => [name, title]),
)
fill(
  'width',
  WIDTHS.map((width) => [String(width), `${width} px`]),
)
fill('scheme', [
  ['light', 'светлая'],
  ['dark', 'тёмная'],
])
if (!location.hash) list('width').value = '375'

/** The buttons that the widgets of the page have; also those that come later. */
function buttonsOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll('[data-lens-widget]')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('button') ?? []),
  ])
}

const nameOf = (button: HTMLElement) =>
  button.getAttribute('aria-label') ?? button.textContent.replaceAll(/\s+/g, ' ').trim()

/** Lists the buttons of a page, so that dialogs have an address too, and presses the one that the address names. */
function followButtons(page: Document) {
  const wanted = new URLSearchParams(location.hash.slice(1)).get('press')
  let isPressed = false
  const onChange = () => {
    const buttons = buttonsOf(page)
    const names = [...new Set(buttons.map(nameOf))].filter(Boolean)
    fill('press', [['', '—'], ...names.map((name): [string, string] => [name, name])])
    const button = buttons.find((one) => nameOf(one) === wanted)
    if (isPressed || !button) return
    isPressed = true
    button.click()
  }
  const observer = new MutationObserver(onChange)
  page.addEventListener('lens-widgets:ready', () => {
    for (const { shadowRoot } of page.querySelectorAll('[data-lens-widget]')) {
      if (shadowRoot) observer.observe(shadowRoot, { childList: true, subtree: true })
    }
    onChange()
  })
}

function show(old: HTMLIFrameElement) {
  const chosen = {
    scenario: list('scenario').value,
    scheme: list('scheme').value,
    path: list('screen').value,
  }
  const frame = freshFrame(old, chosen)
  frame.style.width = `${list('width').value}px`
  frame.onload = () => frame.contentDocument && followButtons(frame.contentDocument)
  form?.querySelector('button')?.addEventListener('click', () => frame.contentWindow?.print())
}

form?.addEventListener('change', ({ target }) => {
  const chosen = Object.fromEntries(
    ['screen', 'scenario', 'width', 'scheme', 'press'].map((name) => [name, list(name).value]),
  )
  // A button belongs to its screen.
  if (target !== list('press')) delete chosen['press']
  location.hash = new URLSearchParams(chosen).toString()
})
window.addEventListener('hashchange', () => location.reload())
if (place) show(place)
