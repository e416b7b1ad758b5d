import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mixed, object } from 'yup'
import type { CountryCode } from '../../src/domain/phone'
import { Form } from '../../src/forms/Form'
import { PhoneField } from '../../src/forms/PhoneField'
import { SubmitButton } from '../../src/forms/SubmitButton'
import { text } from '../../src/forms/rules'

const schema = object({ phone: text().required().phone(), country: mixed<CountryCode>().required() })

function renderPhone(phone = '', onSubmit = jest.fn(() => Promise.resolve())) {
  render(
    <Form schema={schema} initial={{ phone, country: 'ru' }} onSubmit={onSubmit}>
      <PhoneField name="phone" label="Телефон" hint="Позвоним и назовём код" />
      <SubmitButton>Отправить</SubmitButton>
    </Form>,
  )
  return {
    onSubmit,
    user: userEvent.setup(),
    number: screen.getByRole('textbox', { name: 'Номер' }),
    country: screen.getByRole('combobox', { name: 'Код страны' }),
    send: screen.getByRole('button', { name: 'Отправить' }),
  }
}

it('the phone field shows the number under the mask and sends national digits with the country', async () => {
  const { user, number, send, onSubmit } = renderPhone()
  await user.type(number, '9161234567')
  expect(number).toHaveValue('(916) 123-45-67')
  await user.click(send)
  expect(onSubmit).toHaveBeenCalledWith({ phone: '9161234567', country: 'ru' })
})

it.each(['+7 916 123-45-67', '8 916 123 45 67', '8(916)1234567', '9161234567'])(
  'the phone field accepts a pasted %s',
  async (pasted) => {
    const { user, number } = renderPhone()
    await user.click(number)
    await user.paste(pasted)
    expect(number).toHaveValue('(916) 123-45-67')
  },
)

it('the phone field removes no first digit while a number is typed over', async () => {
  const { user, number } = renderPhone('8121234567')
  expect(number).toHaveValue('(812) 123-45-67')
  await user.type(number, '8')
  expect(number).toHaveValue('(812) 123-45-67')
})

it('the phone field keeps the gap of a deleted digit', async () => {
  const { user, number, send, onSubmit } = renderPhone('9161234567')
  await user.type(number, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(number).toHaveValue('(9_6) 123-45-67')
  await user.click(send)
  await waitFor(() => expect(number).toHaveAccessibleDescription(/Введите 10\u00a0цифр номера/))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('the phone field shortens the number to the mask of the chosen country', async () => {
  const { user, country, send, onSubmit } = renderPhone('9161234567')
  await user.selectOptions(country, 'by')
  expect(screen.getByRole('textbox', { name: 'Номер' })).toHaveValue('(91) 612-34-56')
  await user.click(send)
  expect(onSubmit).toHaveBeenCalledWith({ phone: '916123456', country: 'by' })
})

it('the phone field shows a refusal of the country', async () => {
  const refusal = { kind: 'invalid', message: '', fields: { country: 'В эту страну не звоним' } }
  const { user, country, send } = renderPhone(
    '9161234567',
    jest.fn<Promise<void>, []>().mockRejectedValue(refusal),
  )
  await user.click(send)
  await waitFor(() => expect(country).toHaveAccessibleDescription('В эту страну не звоним'))
  expect(country).toHaveFocus()
})

it('the phone field accepts digits after a click behind the empty places', async () => {
  const { user, number } = renderPhone()
  await user.click(number)
  await user.pointer({ target: number, offset: 15, keys: '[MouseLeft]' })
  await user.keyboard('916')
  expect(number).toHaveValue('(916) ___-__-__')
  await user.pointer({ target: number, offset: 15, keys: '[MouseLeft]' })
  await user.keyboard('{End}1234567')
  expect(number).toHaveValue('(916) 123-45-67')
})

it.each(['9161234567', '+7 916 123-45-67', '89161234567'])(
  'the phone field accepts %s from the browser’s autofill',
  async (filled) => {
    const { user, number } = renderPhone()
    await user.click(number)
    fireEvent.change(number, { target: { value: filled } })
    expect(number).toHaveValue('(916) 123-45-67')
  },
)
