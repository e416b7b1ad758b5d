import { controls, scenario, titleOf } from './sandbox/controls'
import { element, icon } from './sandbox/elements'
import { keepClear } from './sandbox/keepClear'

/* The sandbox panel of the example shop sets who visits, and how the server behaves. It is not part of the product. */
const FLASK = 'M10 4v6l-5 8.5A1.5 1.5 0 0 0 6.3 20.5h11.4a1.5 1.5 0 0 0 1.3-2L14 10V4M8.5 4h7M7.7 14.5h8.6'

const panel = element('div', { class: 'sandbox-panel', id: 'sandbox' })
panel.hidden = true
const button = element(
  'button',
  { type: 'button', 'aria-expanded': 'false', 'aria-controls': 'sandbox' },
  icon(FLASK),
  element('span', {}, 'Песочница'),
)
// It is outside the button, whose name is 'Песочница' for every visitor.
const who = element('span', { class: 'sandbox-who' }, titleOf(scenario()))
const pill = element('div', { class: 'sandbox-pill' }, button, who)
const control = element('aside', { class: 'sandbox', 'aria-label': 'Песочница' }, pill, panel)

function open(isOpen: boolean) {
  // The controls are created at the first opening: otherwise a search for a text in the page would find theirs.
  if (isOpen && panel.childElementCount === 0) panel.append(...controls())
  panel.hidden = !isOpen
  button.ariaExpanded = String(isOpen)
  control.toggleAttribute('data-open', isOpen)
  lookAgain()
}

const lookAgain = keepClear(control, () => !panel.hidden)
button.addEventListener('click', () => open(panel.hidden === true))
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || panel.hidden || !control.contains(document.activeElement)) return
  open(false)
  button.focus()
})
document.addEventListener('pointerdown', (event) => {
  if (!panel.hidden && !event.composedPath().includes(control)) open(false)
})
document.body.append(control)

if (process.env['NODE_ENV'] !== 'production') {
  new EventSource('/dev/changes').onmessage = () => location.reload()
}
