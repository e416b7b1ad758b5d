import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { DraftContext, type DraftStore } from '../../src/forms/lib/DraftContext'
import { Form } from '../../src/forms/Form'
import { PasswordField } from '../../src/forms/fields/PasswordField'
import { SubmitButton } from '../../src/forms/SubmitButton'
import { TextField } from '../../src/forms/fields/TextField'
import { text } from '../../src/forms/lib/rules'

const schema = object({ city: text(), postalCode: text(), code: text(), password: text() })

function keeping(kept = new Map<string, unknown>()) {
  const store: DraftStore = {
    read: (key) => kept.get(key),
    write: (key, values) => void kept.set(key, values),
    remove: (key) => void kept.delete(key),
  }
  return { store, kept }
}

function renderForm(store: DraftStore, onSubmit: () => Promise<unknown> = () => Promise.resolve()) {
  const view = render(
    <DraftContext value={store}>
      <Form
        schema={schema}
        initial={{ city: 'Тверь', postalCode: '', code: '', password: '' }}
        onSubmit={onSubmit}
        draftKey="address"
      >
        <TextField name="city" label="Город" />
        <TextField name="postalCode" label="Индекс" />
        <TextField name="code" label="Код из SMS" />
        <PasswordField name="password" label="Пароль" autoComplete="current-password" />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </DraftContext>,
  )
  return { ...view, user: userEvent.setup(), city: screen.getByRole('textbox', { name: 'Город' }) }
}

it('a draft is restored after the page was left, except secrets', async () => {
  const { store, kept } = keeping()
  const { user, city, unmount } = renderForm(store)
  await user.type(city, ', центр')
  await user.type(screen.getByLabelText('Индекс'), '170000')
  await user.type(screen.getByLabelText('Код из SMS'), '1234')
  await user.type(screen.getByLabelText('Пароль'), 'secret')
  expect(kept.get('address')).toEqual({ city: 'Тверь, центр', postalCode: '170000' })

  unmount()
  renderForm(store)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Город' })).toHaveValue('Тверь, центр'))
  expect(screen.getByLabelText('Пароль')).toHaveValue('')
})

it('a draft is removed when it is sent', async () => {
  const { store, kept } = keeping()
  const { user, city } = renderForm(store)
  await user.type(city, ', центр')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(kept.size).toBe(0))
})

it('a draft is removed even if success closes the form at once', async () => {
  const { store, kept } = keeping()
  const onSubmit = jest.fn(() => {
    unmount()
    return Promise.resolve()
  })
  const { user, city, unmount } = renderForm(store, onSubmit)
  await user.type(city, ', центр')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  await waitFor(() => expect(kept.size).toBe(0))
})

it('a draft stays when sending fails', async () => {
  const { store, kept } = keeping()
  const { user, city } = renderForm(store, () => Promise.reject(new Error('offline')))
  await user.type(city, ', центр')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(kept.get('address')).toEqual({ city: 'Тверь, центр' })
})

it('a draft is removed when the customer restores the first values', async () => {
  const { store, kept } = keeping()
  const { user, city } = renderForm(store)
  await user.type(city, '!')
  expect(kept.size).toBe(1)
  await user.type(city, '{Backspace}')
  expect(kept.size).toBe(0)
})

it.each([['a string'], [null], [{ city: 7 }], [{ city: ['Тверь'] }], [{ town: 'Клин' }]])(
  'a draft that does not fit the form is ignored: %j',
  (draft) => {
    const { city } = renderForm(keeping(new Map([['address', draft]])).store)
    expect(city).toHaveValue('Тверь')
  },
)
