import { act, fireEvent } from '@testing-library/react'
import { at, on, type Told } from './customerActs'
import type { Screen } from '../customerPage'
import { fieldOf, press, type } from '../customerView'
import type { Walk } from '../customerWalk'

/* The customer's typing and pasting. */

/** The fields that take any words, and the button that sends their form. */
export const FORMS: readonly [screen: Screen, field: RegExp, button: RegExp][] = [
  ['checkout', /^Комментарий/, /^Оформить/],
  ['profile', /^Фамилия/, /^Сохранить/],
  ['profile', /^Отчество/, /^Сохранить/],
  ['address', /^Улица/, /^Сохранить/],
  ['address', /^Комментарий/, /^Сохранить/],
]

const formOf = (number: number) => FORMS[number % FORMS.length] ?? FORMS[0]

export async function write(walk: Walk, number: number) {
  const [screen, field] = formOf(number) ?? []
  if (screen === undefined || field === undefined) return undefined
  await at(walk, screen)
  return on(walk, () => typeInto(walk, field))
}

function typeInto(walk: Walk, field: RegExp): string | undefined {
  const found = fieldOf(walk.root, field)
  return found && type(walk.root, field, walk.texts.next(walk.who, walk.screen, field))
}

/** Does something while nothing is answered. */
async function inMoment(walk: Walk, run: () => Told) {
  let told: Told
  act(() => void (told = run()))
  await walk.moment()
  return told
}

/** Sends a form, and types on before it is answered. */
export async function sendAndWrite(walk: Walk, [number, goesOn]: readonly [number, boolean]) {
  const [screen, field, button] = formOf(number) ?? []
  if (screen === undefined || field === undefined || button === undefined || screen === 'checkout')
    return undefined
  await at(walk, screen)
  const release = walk.shop.hold()
  try {
    const told = [await inMoment(walk, () => press(walk.root, button))]
    if (goesOn) told.push(await inMoment(walk, () => typeInto(walk, field)))
    return told.filter(Boolean).join(', ')
  } finally {
    release()
    await walk.settle()
  }
}

/** Pastes a text into a field, as a browser does: the value changes, and the event goes up to the document. */
/** Pastes a file while the focus is in a field of the shop, beside an island that accepts files. */
export async function pasteElsewhere(walk: Walk, hasText: boolean) {
  await at(walk, 'receipts')
  const own = document.createElement('textarea')
  document.body.append(own)
  const before = walk.shop.uploads
  own.focus()
  await on(walk, () => {
    const file = new File(['…'], 'passport.pdf', { type: 'application/pdf' })
    const types = hasText ? ['text/plain', 'Files'] : ['Files']
    fireEvent.paste(own, {
      clipboardData: { files: [file], types, getData: () => (hasText ? 'a table' : '') },
    })
    return undefined
  })
  await walk.settle()
  own.remove()
  if (walk.shop.uploads > before)
    walk.judge([['stranger', 'a file that was pasted elsewhere on the page is uploaded']])
  return undefined
}

export async function paste(walk: Walk, [number, isFile]: readonly [number, boolean]) {
  const [screen, field] = formOf(number) ?? []
  if (screen === undefined || field === undefined) return undefined
  await at(walk, screen)
  return on(walk, () => {
    const target = fieldOf(walk.root, field)
    if (!target) return undefined
    const file = new File(['…'], 'passport.pdf', { type: 'application/pdf' })
    fireEvent.paste(target, { clipboardData: { files: isFile ? [file] : [], getData: () => '' } })
    return isFile ? 'a file' : typeInto(walk, field)
  })
}
