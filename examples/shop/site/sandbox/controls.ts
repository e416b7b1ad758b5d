import { changeLarger, isLarger } from '../../../../src/host/page/larger'
import { dialects } from '../../api/dialects'
import { scenarios } from '../../api/scenarios'
import { chooseScheme, chosenScheme, type Scheme } from '../scheme'
import { currentDialects, currentScenario, enter } from '../visitor'
import { element } from './elements'

type Choice = readonly [value: string, title: string]

/** Scenarios of what the shop answers, for a customer and for a specialist. */
const ANSWERS: Choice[][] = [
  [
    ['full', 'Всё'],
    ['empty', 'Пусто'],
    ['slow', 'Долго'],
    ['failing', 'Ошибка'],
  ],
  [
    ['specialist', 'Всё'],
    ['specialist-bare', 'Пусто'],
    ['specialist-failing', 'Ошибка'],
  ],
]

/** Returns the current scenario; without one the visitor is a 'guest'. */
export const scenario = (): string => currentScenario() || 'guest'

export const titleOf = (name: string): string =>
  scenarios.find((candidate) => candidate.name === name)?.title ?? name

function enterAgain(name: string, spoken: readonly string[] = currentDialects()) {
  enter(name, spoken)
  location.reload()
}

function segments(
  legend: string,
  choices: readonly Choice[],
  chosen: string,
  onChosen: (value: string) => void,
) {
  const labels = choices.map(([value, title]) => {
    const radio = element('input', { type: 'radio', name: legend, value })
    radio.checked = value === chosen
    radio.addEventListener('change', () => onChosen(value))
    return element('label', {}, radio, element('span', {}, title))
  })
  return element(
    'fieldset',
    {},
    element('legend', {}, legend),
    element('div', { class: 'sandbox-segments' }, ...labels),
  )
}

function list(name: string, choices: readonly Choice[], chosen: string, onChosen: (value: string) => void) {
  const select = element('select')
  select.append(...choices.map(([value, title]) => new Option(title, value, false, value === chosen)))
  select.addEventListener('change', () => onChosen(select.value))
  return element('label', {}, name, select)
}

function dialectList() {
  const spoken = currentDialects().join('+')
  const known = dialects.map(([name, { title }]): Choice => [name, title])
  const isListed = ['', ...dialects.map(([name]) => name)].some((name) => name === spoken)
  const own: Choice[] = isListed ? [] : [[spoken, spoken]]
  return list('Диалект магазина', [['', 'Как в договоре'], ...own, ...known], spoken, (value) =>
    enterAgain(scenario(), value === '' ? [] : value.split('+')),
  )
}

function largerSwitch() {
  const box = element('input', { type: 'checkbox' })
  box.checked = isLarger()
  box.addEventListener('change', () => {
    changeLarger(box.checked)
    // The cabinet's own switch has been rendered already.
    location.reload()
  })
  return element('label', { class: 'sandbox-check' }, box, 'Крупнее')
}

/** Returns all controls of the sandbox. */
export function controls(): HTMLElement[] {
  const now = scenario()
  const answers = ANSWERS[now.startsWith('specialist') ? 1 : 0] ?? []
  const again = element('button', { type: 'button' }, 'Начать заново')
  again.addEventListener('click', () => enterAgain(scenario()))
  return [
    segments('Что ответит магазин', answers, now, (name) => enterAgain(name)),
    list(
      'Сценарий',
      scenarios.map(({ name, title }) => [name, title]),
      now,
      (name) => enterAgain(name),
    ),
    dialectList(),
    segments(
      'Схема',
      [
        ['auto', 'Как в системе'],
        ['light', 'Светлая'],
        ['dark', 'Тёмная'],
      ],
      chosenScheme(),
      (scheme) => chooseScheme(scheme as Scheme),
    ),
    element('div', { class: 'sandbox-foot' }, largerSwitch(), again),
  ]
}
