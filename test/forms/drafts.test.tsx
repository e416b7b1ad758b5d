import fc from 'fast-check'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { DraftContext, type DraftStore } from '../../src/forms/lib/DraftContext'
import { Form } from '../../src/forms/Form'
import { keptDraft } from '../../src/forms/lib/keptDraft'
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
  expect(kept.get('address')).toEqual(keptDraft({ city: 'Тверь, центр', postalCode: '170000' }))

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
  expect(kept.get('address')).toEqual(keptDraft({ city: 'Тверь, центр' }))
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

const HERE = { city: 'Тверь, центр', postalCode: '170000' }
const cityField = () => screen.getByRole('textbox', { name: 'Город' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a draft from before a reload says so; begun anew the form has the record again, and the draft can be returned', async () => {
  const { store, kept } = keeping(new Map([['address', HERE]]))
  const { user } = renderForm(store)
  expect(await screen.findByText('Восстановлен черновик')).toBeVisible()
  expect(cityField()).toHaveValue('Тверь, центр')
  await press('Начать заново')
  expect(cityField()).toHaveValue('Тверь')
  expect(screen.getByLabelText('Индекс')).toHaveValue('')
  expect(kept.size).toBe(0)
  expect(screen.queryByText('Восстановлен черновик')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Индекс'), '171000')
  await press('Вернуть')
  expect(cityField()).toHaveValue('Тверь, центр')
  // A press never removes typed text.
  expect(screen.getByLabelText('Индекс')).toHaveValue('171000')
  expect(screen.getByText('Восстановлен черновик')).toBeVisible()
  await press('Сохранить')
  await waitFor(() => expect(screen.queryByText('Восстановлен черновик')).not.toBeInTheDocument())
  expect(kept.size).toBe(0)
})

it('a draft that was typed since this page was loaded comes back without a word', async () => {
  const { store } = keeping()
  const { user, unmount } = renderForm(store)
  await user.type(cityField(), '!')
  unmount()
  renderForm(store)
  await waitFor(() => expect(cityField()).toHaveValue('Тверь!'))
  expect(screen.queryByText('Восстановлен черновик')).not.toBeInTheDocument()
})

it('a form of one field restores its draft without a word', async () => {
  const { store } = keeping(new Map([['email', { email: 'anna@example.ru' }]]))
  render(
    <DraftContext value={store}>
      <Form
        schema={object({ email: text() })}
        initial={{ email: '' }}
        onSubmit={() => Promise.resolve()}
        draftKey="email"
      >
        <TextField name="email" label="Эл. почта" />
      </Form>
    </DraftContext>,
  )
  await waitFor(() => expect(screen.getByLabelText('Эл. почта')).toHaveValue('anna@example.ru'))
  expect(screen.queryByText('Восстановлен черновик')).not.toBeInTheDocument()
})

/** Returns a submission that the test ends. */
function sendLater() {
  let end: () => void = () => undefined
  const sent: unknown[] = []
  const onSubmit = (values?: unknown) => {
    sent.push(values)
    return new Promise<void>((resolve) => (end = resolve))
  }
  return { sent, onSubmit, end: () => act(() => Promise.resolve().then(end)) }
}

it('what is typed while the form is sent stays, unsaved, with its draft', async () => {
  const { store, kept } = keeping()
  const { sent, onSubmit, end } = sendLater()
  const { user } = renderForm(store, onSubmit)
  await user.type(cityField(), ', центр')
  await press('Сохранить')
  await user.type(screen.getByLabelText('Индекс'), '170000')
  await user.type(cityField(), '!')
  await end()
  expect(cityField()).toHaveValue('Тверь, центр!')
  expect(screen.getByLabelText('Индекс')).toHaveValue('170000')
  expect(kept.get('address')).toEqual(keptDraft({ city: 'Тверь, центр!', postalCode: '170000' }))
  expect(sent).toHaveLength(1)
  await press('Сохранить')
  expect(sent[1]).toMatchObject({ city: 'Тверь, центр!', postalCode: '170000' })
  await end()
  expect(kept.size).toBe(0)
})

it('what is typed while a form is sent that success closes is there when it is opened again', async () => {
  const { store } = keeping()
  const { onSubmit, end } = sendLater()
  const { user, unmount } = renderForm(store, onSubmit)
  await user.type(cityField(), ', центр')
  await press('Сохранить')
  await user.type(screen.getByLabelText('Индекс'), '170000')
  unmount()
  await end()
  renderForm(store)
  await waitFor(() => expect(screen.getByLabelText('Индекс')).toHaveValue('170000'))
  expect(cityField()).toHaveValue('Тверь')
})

it('a press of the form never makes a typed word vanish, whenever it is typed', async () => {
  const step = fc.oneof(
    fc.record({ type: fc.constantFrom('Город', 'Индекс'), word: fc.stringMatching(/^[а-я]{1,3}$/) }),
    fc.constantFrom({ press: 'Сохранить' }, { press: 'end' }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { store } = keeping()
      const { onSubmit, end } = sendLater()
      const { unmount } = renderForm(store, onSubmit)
      const typed: Record<string, string> = { Город: 'Тверь', Индекс: '' }
      for (const done of steps) {
        if ('type' in done) {
          typed[done.type] = `${typed[done.type]}${done.word}`
          fireEvent.change(screen.getByLabelText(done.type), { target: { value: typed[done.type] } })
        } else if (done.press === 'end') await end()
        else
          await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))))
        for (const [name, value] of Object.entries(typed))
          expect(screen.getByLabelText(name)).toHaveValue(value)
      }
      unmount()
    }),
    { numRuns: 40 },
  )
})
