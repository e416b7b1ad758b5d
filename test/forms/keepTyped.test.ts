import { keepTyped } from '../../src/forms/lib/keepTyped'

const initial = {
  name: '',
  phone: '',
  country: 'ru',
  gender: 'female',
  confirmPolicy: false,
  subscribeCalls: true,
  city: { id: null, label: '' },
}

const MARKUP = `
  <input name="name"><input name="city"><input name="search">
  <select name="country"><option value="ru">+7 RU</option><option value="by">+375 BY</option></select>
  <input name="phone" type="tel">
  <input name="gender" type="radio" value="female" checked><input name="gender" type="radio" value="male">
  <input name="confirmPolicy" type="checkbox"><input name="subscribeCalls" type="checkbox" checked>`

function begin() {
  const drafts = { read: () => null, write: jest.fn(), remove: jest.fn() }
  const form = document.createElement('form')
  form.innerHTML = MARKUP
  keepTyped(drafts, 'form', initial)(form)
  document.body.replaceChildren(form)
  const field = (selector: string) => form.querySelector(selector) as HTMLInputElement
  const onInput = (element: Element) => element.dispatchEvent(new Event('input', { bubbles: true }))
  return {
    drafts,
    type: (selector: string, value: string) => {
      field(selector).value = value
      onInput(field(selector))
    },
    press: (selector: string) => field(selector).click(),
    kept: () => {
      const { '@page': page, ...values } = (
        drafts.write.mock.lastCall as [string, Record<string, unknown>]
      )[1]
      expect(page).toBeDefined()
      return values
    },
  }
}

it('what is ticked and cleared before React is kept as a draft', () => {
  const { press, kept } = begin()
  press('[name=confirmPolicy]')
  expect(kept()).toEqual({ confirmPolicy: true })
  press('[name=subscribeCalls]')
  expect(kept()).toEqual({ confirmPolicy: true, subscribeCalls: false })
})

it('a country that is chosen before React is kept with the digits of its phone', () => {
  const { type, kept } = begin()
  type('[name=country]', 'by')
  expect(kept()).toEqual({ country: 'by' })
  type('[name=phone]', '+375 29 123-45-67')
  expect(kept()).toEqual({ country: 'by', phone: '291234567' })
})

it('texts, choices and a city are kept, and nothing else of the page', () => {
  const { type, press, kept } = begin()
  type('[name=name]', 'Анна')
  type('[name=city]', 'Омск')
  type('[name=search]', 'линзы')
  press('[value=male]')
  expect(kept()).toEqual({ name: 'Анна', city: { id: null, label: 'Омск' }, gender: 'male' })
})

it('a form in which all was changed back has no draft', () => {
  const { drafts, press } = begin()
  press('[name=confirmPolicy]')
  press('[name=confirmPolicy]')
  expect(drafts.remove).toHaveBeenLastCalledWith('form')
})
