import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boolean, object } from 'yup'
import type { ApiError } from '../../src/domain/ApiError'
import { CheckboxField } from '../../src/forms/fields/CheckboxField'
import { EmailField } from '../../src/forms/fields/EmailField'
import { Form } from '../../src/forms/Form'
import { SubmitButton } from '../../src/forms/SubmitButton'
import { TextField } from '../../src/forms/fields/TextField'
import { text } from '../../src/forms/lib/rules'
import { guardPressesAtOnce } from '../support/guardedPresses'

const schema = object({
  name: text().required(),
  email: text().required().email(),
  agree: boolean().default(false),
})
const initial = { name: '', email: '', agree: false }

function renderForm(onSubmit: (values: typeof initial) => Promise<unknown>) {
  render(
    <Form schema={schema} initial={initial} onSubmit={onSubmit}>
      <TextField name="name" label="Имя" autoComplete="given-name" />
      <EmailField name="email" label="Почта" hint="Пришлём чек" />
      <CheckboxField name="agree" label="Хочу новости" optional />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>,
  )
  return {
    user: userEvent.setup(),
    name: screen.getByRole('textbox', { name: 'Имя' }),
    email: screen.getByRole('textbox', { name: 'Почта' }),
    send: screen.getByRole('button', { name: 'Сохранить' }),
  }
}

async function filledForm(onSubmit: (values: typeof initial) => Promise<unknown>) {
  const form = renderForm(onSubmit)
  await form.user.type(form.name, '  Анна ')
  await form.user.type(form.email, 'anna@pochta.ru')
  return form
}

const failure = (error: ApiError) => jest.fn(() => Promise.reject<unknown>(Object.assign(new Error(), error)))

it('a form sends trimmed values', async () => {
  const onSubmit = jest.fn(() => Promise.resolve())
  const { user, send } = await filledForm(onSubmit)
  await user.click(screen.getByRole('checkbox', { name: /Хочу новости/ }))
  await user.click(send)
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Анна', email: 'anna@pochta.ru', agree: true })
})

it('a form reports an error when the field is left, not while typing', async () => {
  const { user, email } = renderForm(jest.fn())
  await user.type(email, 'anna@pochta')
  expect(email).toBeValid()
  await user.tab()
  expect(await screen.findByText('Укажите адрес полностью, например anna@pochta.ru')).toBeVisible()
  expect(email).toBeInvalid()
  expect(email).toHaveAccessibleDescription('Укажите адрес полностью, например anna@pochta.ru Пришлём чек')

  await user.type(email, '.ru')
  await waitFor(() => expect(email).toBeValid())
})

it('a form delays a message while the mouse is pressed, so that no button moves away', async () => {
  guardPressesAtOnce()
  const { user, email, send } = renderForm(jest.fn())
  await user.type(email, 'anna@pochta')
  await user.pointer({ keys: '[MouseLeft>]', target: send })
  expect(email).not.toHaveFocus()
  await act(() => Promise.resolve())
  expect(email).toBeValid()
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  await waitFor(() => expect(email).toBeInvalid())
})

it('a form reports no error for a field that was only passed', async () => {
  const { user, name, email } = renderForm(jest.fn())
  name.focus()
  await user.tab()
  expect(email).toHaveFocus()
  await act(() => Promise.resolve())
  expect(name).toBeValid()
})

it('a form with errors focuses the first one and sends nothing', async () => {
  const onSubmit = jest.fn()
  const { user, name, send } = renderForm(onSubmit)
  await user.click(send)
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription('Заполните поле')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('a form is sent once however often the button is pressed', async () => {
  let answer = () => {}
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  const { user, send } = await filledForm(onSubmit)
  act(() => {
    for (let press = 0; press < 5; press++) send.click()
  })
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(send).toHaveAttribute('aria-busy', 'true')
  await user.click(send)
  expect(onSubmit).toHaveBeenCalledTimes(1)

  answer()
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
  expect(send).toHaveFocus()
})

it('a form shows a refusal beside its field until it is changed, and can send the same value again', async () => {
  const onSubmit = failure({ kind: 'invalid', message: '', fields: { email: 'Адрес занят' } })
  const { user, name, email, send } = await filledForm(onSubmit)
  await user.click(send)
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toHaveAccessibleDescription('Адрес занят Пришлём чек')

  await user.type(name, 'Иванова')
  expect(email).toBeInvalid()
  await user.click(send)
  expect(onSubmit).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(email).toBeInvalid())

  await user.type(email, 'x')
  await waitFor(() => expect(email).toBeValid())
})

it('a form shows a message of a field within a record beside the field', async () => {
  const { user, email, send } = await filledForm(
    failure({ kind: 'invalid', message: '', fields: { 'recipient.email': 'Адрес занят' } }),
  )
  await user.click(send)
  await waitFor(() => expect(email).toHaveAccessibleDescription('Адрес занят Пришлём чек'))
})

it('a form shows messages for absent fields in its summary', async () => {
  const { user, send } = await filledForm(
    failure({ kind: 'invalid', message: '', fields: { fiasId: 'Города нет', country: 'Страны нет' } }),
  )
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent('Города нет, Страны нет')
})

it('a form shows a message beside the field that has another name', async () => {
  const onSubmit = failure({ kind: 'invalid', message: '', fields: { login: 'Адрес занят' } })
  render(
    <Form schema={schema} initial={initial} onSubmit={onSubmit} fieldOf={{ login: 'email' }}>
      <TextField name="name" label="Имя" />
      <EmailField name="email" label="Почта" />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна')
  await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), 'anna@pochta.ru{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveFocus())
  expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveAccessibleDescription('Адрес занят')
})

describe('a refusal after the customer has typed on', () => {
  const refused: ApiError = {
    kind: 'invalid',
    message: 'x',
    fields: { name: 'Имя занято', email: 'Почта занята' },
  }

  async function refuseAfter(field: string) {
    let end = () => {}
    const answer = new Promise<unknown>(
      (_, reject) => (end = () => reject(Object.assign(new Error(), refused))),
    )
    const { user, send, ...fields } = await filledForm(() => answer)
    await user.click(send)
    await user.type(screen.getByRole('textbox', { name: field }), '!')
    await act(() => Promise.resolve().then(end))
    return fields
  }

  it('is shown under the button where its field has another value', async () => {
    const { name, email } = await refuseAfter('Имя')
    expect(await screen.findByRole('alert')).toHaveTextContent('Имя занято')
    expect(name).toBeValid()
    expect(email).toHaveAccessibleDescription('Почта занята Пришлём чек')
  })

  it('leaves the focus where the customer types', async () => {
    const { name, email } = await refuseAfter('Почта')
    expect(await screen.findByRole('alert')).toHaveTextContent('Почта занята')
    expect(name).toHaveAccessibleDescription('Имя занято')
    expect(email).toHaveFocus()
  })
})

it('a form keeps its values without a network, and focuses the failure', async () => {
  const { user, name, send } = await filledForm(failure({ kind: 'offline', message: 'Нет сети' }))
  await user.click(send)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Нет сети')
  expect(alert.parentElement).toHaveFocus()
  expect(name).toHaveValue('  Анна ')
})

it('a form keeps space for its failure while it is sent again', async () => {
  let settle: (() => void) | undefined
  const offline: ApiError = { kind: 'offline', message: 'Нет связи' }
  const onSubmit = jest
    .fn<Promise<unknown>, []>()
    .mockImplementationOnce(failure(offline))
    .mockImplementationOnce(() => new Promise<void>((resolve) => (settle = resolve)))
  const { user, send } = await filledForm(onSubmit)
  await user.click(send)
  const problem = await screen.findByText('Нет связи')
  await user.click(send)
  expect(problem).toBeInTheDocument()
  expect(problem).not.toBeVisible()
  settle?.()
  await waitFor(() => expect(problem).not.toBeInTheDocument())
})

it('a form is sent by Enter', async () => {
  const onSubmit = jest.fn(() => Promise.resolve())
  const { user } = await filledForm(onSubmit)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

it('a form that refuses because of a field that it does not show says so', async () => {
  const onSubmit = jest.fn(() => Promise.resolve())
  const rules = object({
    name: text().required(),
    birthday: text().date(),
    right: object({ sphere: text().number() }),
  })
  render(
    <Form
      schema={rules}
      initial={{ name: 'Анна', birthday: '31.02.1990', right: { sphere: 'минус' } }}
      onSubmit={onSubmit}
    >
      <TextField name="name" label="Имя" />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Введите дату, например 05.03.2026')
  expect(alert).toHaveTextContent('Введите число')
  expect(alert.parentElement).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})
