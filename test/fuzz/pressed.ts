import { act, fireEvent } from '@testing-library/react'
import { format } from 'node:util'
import type { MountedIsland } from '../../src/island/IslandModule'
import { setWidth } from '../support/browser'
import { operations } from '../contract/contract'
import type { FormVisit } from './forms'
import { mountScreen } from './mountScreen'
import { Random } from './random'
import { Session } from './session'
import { press, pressOn, reachable, valueFor } from './walk'

/** Reads by POST: they send no form. */
const READS = new Set(['suggestCity', 'calculateRemindDate', 'getAvailableDates', 'reportProblem'])
export const writes = new Set(
  operations.filter(({ method, id }) => method !== 'GET' && !READS.has(id)).map(({ id }) => id),
)

const ANYTHING = [
  '',
  ' ',
  'Анна',
  '0',
  '1',
  '100',
  '1 990,50',
  '−2,75',
  '9161234567',
  '31.02.1990',
  '05.03.1991',
  '05.03.2031',
  '05.03.1889',
  'anna@pochta.ru',
  'anna@fake-domain.ru',
  'vk.com/anna',
  'просто слова',
  'я'.repeat(3000),
]

/** Sets any of the controls to any value. */
function scribble(form: Element, random: Random): void {
  for (const field of form.querySelectorAll('input:not([type=file]), textarea, select')) {
    if (random.chance(0.5)) continue
    if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) fireEvent.click(field)
    else {
      const value =
        field instanceof HTMLSelectElement ? random.pick([...field.options]).value : random.pick(ANYTHING)
      fireEvent.change(field, { target: { value } })
      fireEvent.blur(field)
    }
  }
}

/** A number without an account: its code leads to the registration. */
const NEW_PHONE = '(903) 765-43-21'

/** Fills in the empty fields of a form with plausible values. */
export function fillIn(form: ParentNode): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, textarea, select',
  )) {
    if (/radio|checkbox|file/.test(field.type) || !/^[\s()_-]*$/.test(field.value)) continue
    const isPhone = field.type === 'tel'
    const value =
      field instanceof HTMLSelectElement
        ? (field.options[1]?.value ?? '')
        : isPhone
          ? NEW_PHONE
          : valueFor(field)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}

/** Corrupts saved drafts: a restored draft may hold values that the form no longer accepts. */
function scribbleOnDrafts(random: Random): void {
  for (const [key, kept] of Object.entries(sessionStorage)) {
    if (!key.includes('draft') || typeof kept !== 'string') continue
    const draft = JSON.parse(kept) as Record<string, unknown>
    const odd = Object.entries(draft).map(([name, value]): [string, unknown] => [
      name,
      typeof value === 'string' && random.chance(0.5) ? random.pick(ANYTHING) : value,
    ])
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(odd)))
  }
}

export interface Pressed {
  /** The number of states in which the form was sent. */
  states: number
  /** The states in which a press did nothing. */
  silent: string[]
}

export function forgetEmail(): void {
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (...asked: Parameters<typeof fetch>) => {
      const answer = await fetch(...asked)
      const text = (await answer.text()).replace(/"email":"[^"]*"/, '"email":null')
      return new Response(text, { status: answer.status, headers: answer.headers })
    },
  })
}

/** Opens a form by the presses that lead to it. */
export async function openForm(visit: FormVisit, session: Session, random: Random) {
  const { way = [] } = visit
  const { container, root, island } = await mountScreen(visit)
  act(() => void island.open?.({ messages: ['Чек не найден'] }))
  await session.rest()
  for (const label of way) {
    const button = buttonOf(root, label)
    if (!button) break
    const form = button.getAttribute('type') === 'submit' ? button.closest('form') : null
    if (form) fillIn(form)
    press(reachable(root), random, label)
    await session.rest()
  }
  return { root, container, island }
}

/**
 * Fills in one form at random, again and again, and presses its button: each press must send, lead on, or say why not.
 * @param share the probability of a broken read: broken records lead to unusual forms
 */
export async function pressed(seed: number, visit: FormVisit, most: number, share: number): Promise<Pressed> {
  const { path, scenario = 'full', send, hasNoEmail } = visit
  const random = new Random(seed)
  const session = new Session(seed, scenario, (operation) => (writes.has(operation) ? 0 : share))
  const { shop } = session
  const result: Pressed = { states: 0, silent: [] }
  if (hasNoEmail) forgetEmail()
  setWidth(1280)

  const open = () => openForm(visit, session, random)
  const close = ({ island, container }: { island: MountedIsland; container: Element }) => {
    act(() => island.unmount())
    container.remove()
  }

  try {
    let view = await open()
    for (let turn = 0; turn < most; turn++) {
      const button = buttonOf(view.root, send)
      const form = button?.closest('form') ?? button?.parentElement
      if (!button || !form) break
      scribble(form, random)
      await session.rest()
      if (random.chance(0.2)) {
        // Reopens the form as after a reload, with an outdated draft.
        close(view)
        scribbleOnDrafts(random)
        view = await open()
        continue
      }
      if (button.hasAttribute('disabled')) continue
      const asked = shop.asked.length
      const before = form.textContent
      pressOn(button)
      await session.rest()
      result.states++
      const hasSent = shop.asked.slice(asked).some((operation) => writes.has(operation))
      const isThere = form.isConnected && form.textContent === before
      if (!hasSent && isThere && !saysWhy(reachable(view.root))) result.silent.push(stateOf(form))
      // The form has closed, or waits for the reload of the page.
      if (hasSent && (!form.isConnected || button.getAttribute('aria-busy') === 'true')) break
    }
    close(view)
  } catch (error) {
    result.silent.push(format(error))
  }
  document.body.replaceChildren()
  const { faults } = await session.end()
  // Broken records have ids that break the contract, too.
  if (share === 0) result.silent.push(...shop.strange)
  result.silent.push(...faults.filter((fault) => !fault.startsWith('console.')))
  return {
    ...result,
    silent: result.silent.map((state) => `seed ${seed}, ${path}, ${String(send)}: ${state}`),
  }
}

export const buttonOf = (root: ParentNode, label: RegExp) =>
  [...reachable(root).querySelectorAll('button')].find(
    (one) => label.test(one.textContent.trim()) || label.test(one.getAttribute('aria-label') ?? ''),
  )

/** Tells whether the page says why: in a text that a customer understands, or by a question. */
const saysWhy = (part: ParentNode) => {
  if (part instanceof Element && part.matches('[role=alertdialog]')) return true
  const reasons = [...part.querySelectorAll('[role=alert], .error')].map(({ textContent }) => textContent)
  return (
    reasons.some((text) => /[а-яё]/i.test(text)) &&
    !reasons.some((text) => /\b(must|invalid|field)\b/i.test(text))
  )
}

const stateOf = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .map(
      (field) =>
        `${field.name}=${/radio|checkbox/.test(field.type) ? `${field.value}:${field.checked}` : field.value.slice(0, 20)}`,
    )
    .join('; ')
