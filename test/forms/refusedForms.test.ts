import '../fuzz/page'
import { act, fireEvent } from '@testing-library/react'
import { forms, type FormVisit } from '../fuzz/forms'
import { operationAt } from '../fuzz/fuzzedShop'
import { buttonOf, fillIn, forgetEmail, openForm, writes } from '../fuzz/pressed'
import { Random } from '../fuzz/random'
import { Session } from '../fuzz/session'
import { pressOn } from '../fuzz/walk'

type Steps = readonly string[]

const camel = (step: string) => step.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const inBrackets = ([first = '', ...rest]: Steps) => first + rest.map((step) => `[${step}]`).join('')

/** Spellings of a field's path in servers' responses; each function returns the `data` of a refusal. */
const spellings: Record<string, (fields: readonly Steps[]) => unknown> = {
  'a_b.0.c_d': (fields) => record(fields, (steps) => steps.join('.')),
  'a_b[0][c_d]': (fields) => record(fields, inBrackets),
  'aB.0.cD': (fields) => record(fields, (steps) => steps.map(camel).join('.')),
  'aB[0][cD]': (fields) => record(fields, (steps) => inBrackets(steps.map(camel))),
  nested: (fields) => nested(fields),
  'a list of { field, message }': (fields) =>
    fields.map((steps) => ({ field: steps.join('.'), message: messageOf(steps) })),
}

const messageOf = (steps: Steps) => `Отказ: ${steps.join(' › ')}.`

const record = (fields: readonly Steps[], nameOf: (steps: Steps) => string) =>
  Object.fromEntries(fields.map((steps) => [nameOf(steps), [messageOf(steps)]]))

function nested(fields: readonly Steps[], above: Steps = []): unknown {
  const names = [...new Set(fields.map(([name = '']) => name))]
  return Object.fromEntries(
    names.map((name) => {
      const below = fields.filter(([first]) => first === name).map((steps) => steps.slice(1))
      const steps = [...above, name]
      return [name, below.some(({ length }) => length === 0) ? [messageOf(steps)] : nested(below, steps)]
    }),
  )
}

/** Returns the paths of all values in a body. */
function fieldsIn(body: unknown, above: Steps = []): Steps[] {
  if (typeof body !== 'object' || body === null) return [above]
  const inner = Object.entries(body).flatMap(([name, value]) => fieldsIn(value, [...above, name]))
  return inner.length > 0 || above.length === 0 ? inner : [above]
}

const valuesOf = (body: unknown): unknown =>
  body instanceof FormData || body instanceof URLSearchParams
    ? Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'))
    : typeof body === 'string' && JSON.parse(body)

/** Refuses the next write of a form: every value in its body gets an error. */
function refuse() {
  const { fetch } = globalThis
  const seen = { spelling: '', operation: '', fields: [] as Steps[] }
  Object.assign(globalThis, {
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input))
      const { id = '' } = operationAt(init.method ?? 'GET', pathname) ?? {}
      if (seen.spelling === '' || !writes.has(id) || PREPARING.has(id)) return fetch(input, init)
      seen.operation = id
      seen.fields = fieldsIn(valuesOf(init.body))
      const data = spellings[seen.spelling]?.(seen.fields)
      return Response.json({ status: 'error', data, errors: [] }, { status: 422 })
    },
  })
  return seen
}

/** Writes that come before the actual write of the form. */
const PREPARING = new Set([
  'validateBasket',
  'setCheckoutAddress',
  'setCheckoutRecipient',
  'consentToPublicOffer',
])

/** Values that the validation of single fields accepts. */
const TYPED: [RegExp, string][] = [
  // The form would ask about a text with a patient's name.
  [/comment|history/i, 'всё хорошо'],
  [/links/i, 'vk.com/anna'],
  [/^fn$/, '9289000100123456'],
  [/^(fd|fp|sum)$/, '12345'],
  [/newPassword/, 'linza2027'],
  [/birthYear/, '1950'],
  [/_(k1|k2)$/, '43'],
  [/axialLength$/, '23'],
  [/whiteToWhite$/, '12'],
  [/_(sphere|cylinder|targetRefraction)$/, '+2'],
  [/^(left|right)_(?!history)/, '2'],
]

/** Fills in the empty fields. */
async function answer(form: ParentNode, session: Session): Promise<void> {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')]
  for (const name of new Set(boxes.map((box) => box.name))) {
    const group = boxes.filter((box) => box.name === name && !box.disabled)
    if (group[0] && !group.some(({ checked }) => checked)) pressOn(group[0])
  }
  await session.rest()
  for (const input of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const value = TYPED.find(([name]) => name.test(input.name))?.[1]
    if (value !== undefined && input.value === '') fireEvent.change(input, { target: { value } })
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('[role=combobox]')) {
    if (box.value !== '') continue
    fireEvent.change(box, { target: { value: 'мо' } })
    await session.rest()
    const option = [...form.querySelectorAll('[role=option]')].at(-1)
    if (option) fireEvent.mouseDown(option)
  }
  fillIn(form)
  await session.rest()
}

const isBeside = (form: ParentNode, message: string) =>
  [...form.querySelectorAll('.error')].some(
    ({ id, textContent }) =>
      textContent.includes(message) && form.querySelector(`[aria-describedby~="${id}"]`) !== null,
  )

/** Values without a field: the form does not ask for them, or not on this page. */
const LOST: Record<string, string> = {
  saveAccountInfo: 'birthday, unsubscribe_mailings, unsubscribe_calls',
  // The example's lenses have no cylinder, axis or addition.
  saveLensesInfo:
    'lenses.0.eye, lenses.0.title, lenses.0.cylinder, lenses.0.axis, lenses.0.addition, ' +
    'lenses.1.eye, lenses.1.title, lenses.1.cylinder, lenses.1.axis, lenses.1.addition',
  confirmCallCode: 'phone',
  updateAddress: 'delivery',
  createAddress: 'delivery',
  registerShort: 'phone, country, code',
  register: 'phone, country, code',
  confirmPassword: 'email',
  createFriendsReview: 'object_type',
  uploadCheck: 'checkSource',
  requestMoneyback: 'check_id',
  createReminder: 'is_active',
  updateReminder: 'is_active',
  createReview: 'object_type, object_id',
  createEntry: 'slot_id',
  joinWaitingList: 'offer_id',
  addBasketLenses: 'offer_id, quantity',
  placeOrder: 'request_id',
  saveSpecialistProfile: 'birthday',
  saveSpecialistWorkPlace: 'is_main',
}

const nameOf = ({ island, path, way = [], send }: FormVisit) => [island, path, ...way, send].join(' ')

/** Forms that only lead to the next page: of a survey, of a subscription, or with a code that is checked by a read. */
const SENDS_NOTHING = /survey|Получить код\/ \/\^Войти\/$|Продолжить\/$|Сохранить линзы|Дальше/

it.each(
  forms.filter((form) => !SENDS_NOTHING.test(nameOf(form))).map((form) => [nameOf(form), form] as const),
)('%s', async (_, visit: FormVisit) => {
  const session = new Session(1, visit.scenario ?? 'full', () => 0)
  if (visit.hasNoEmail) forgetEmail()
  const seen = refuse()
  const { root, island } = await openForm(visit, session, new Random(1))
  const said: string[] = []
  try {
    for (const spelling of Object.keys(spellings)) {
      const button = buttonOf(root, visit.send)
      if (!button) break
      const form = button.closest('form') ?? root
      // Some fields appear only after others are filled in.
      await answer(form, session)
      await answer(form, session)
      Object.assign(seen, { spelling, operation: '', fields: [] })
      pressOn(button)
      await session.rest()
      const confirm = root.querySelector('dialog[open][role=alertdialog] button')
      if (confirm) pressOn(confirm)
      await session.rest()
      seen.spelling = ''
      const lost = seen.fields.filter((steps) => !isBeside(form, messageOf(steps)))
      said.push(`${spelling}: ${seen.operation}: ${lost.map((steps) => steps.join('.')).join(', ')}`)
    }
  } finally {
    act(() => island.unmount())
    document.body.replaceChildren()
    await session.end()
  }
  expect(seen.operation).not.toBe('')
  const expected = `${seen.operation}: ${LOST[seen.operation] ?? ''}`
  expect(said).toEqual(Object.keys(spellings).map((spelling) => `${spelling}: ${expected}`))
})
