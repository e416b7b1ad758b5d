import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { mixed, object } from 'yup'
import {
  COUNTRY_CODES,
  formatPhone,
  numberAbroad,
  phoneLength,
  type CountryCode,
} from '../../src/domain/phone'
import { Form } from '../../src/forms/Form'
import { PhoneField } from '../../src/forms/fields/PhoneField'
import { SubmitButton } from '../../src/forms/SubmitButton'
import { text } from '../../src/forms/lib/rules'

const schema = object({ phone: text().required().phone(), country: mixed<CountryCode>().required() })

function renderPhone(phone = '', onSubmit = jest.fn(() => Promise.resolve()), from: CountryCode = 'ru') {
  render(
    <Form schema={schema} initial={{ phone, country: from }} onSubmit={onSubmit}>
      <PhoneField name="phone" label="Телефон" hint="Позвоним и назовём код" />
      <SubmitButton>Отправить</SubmitButton>
    </Form>,
  )
  return {
    onSubmit,
    user: userEvent.setup({ delay: null }),
    number: screen.getByRole('textbox', { name: 'Телефон' }),
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

it.each([
  ['+375 29 123-45-67', 'by', '(29) 123-45-67'],
  ['375291234567', 'by', '(29) 123-45-67'],
  ['00374 91 12 34 56', 'am', '(91) 123-45-6_'],
  ['+996 555 123 456', 'kg', '(555) 123-45-6_'],
  ['+7 701 123 45 67', 'kz', '(701) 123-45-67'],
  ['+7 916 123-45-67, доб. 12', 'ru', '(916) 123-45-67'],
  ['8 916 123-45-67 (ext. 12)', 'ru', '(916) 123-45-67'],
])('a pasted %s chooses its country', async (pasted, chosen, masked) => {
  const { user, number, country } = renderPhone()
  await user.click(number)
  await user.paste(pasted)
  const written = screen.getByRole('textbox', { name: 'Телефон' })
  expect(country).toHaveValue(chosen)
  expect(written).toHaveValue(masked)
  expect(written).toHaveFocus()
})

it('a number of any country, pasted under any other, is that number', () => {
  const code = fc.constantFrom(...COUNTRY_CODES)
  fc.assert(
    fc.property(
      code,
      code,
      fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 9 }),
      (from, to, random) => {
        // Numbers in Kazakhstan begin with 6 or 7, those in Russia do not.
        const first = from === 'kz' ? '7' : '9'
        const digits = (first + random).slice(0, phoneLength(from)).padEnd(phoneLength(from), '0')
        const found = numberAbroad(formatPhone(digits, from), to)
        const isSame = from === to || (from === 'ru' && to === 'kz')
        expect(found).toEqual(isSame ? undefined : { country: from, digits })
      },
    ),
  )
})

it('what is no number of any of the countries does not vanish without a word', async () => {
  const { user, number } = renderPhone('9161234567')
  await user.clear(number)
  await user.paste('+49 1512 3456789')
  expect(screen.getByRole('status')).toHaveTextContent('Этот номер не подходит к стране: +49 1512 3456789')
  await user.paste('+7 916 123-45-67')
  expect(number).toHaveValue('(916) 123-45-67')
  expect(screen.queryByText(/не подходит/)).not.toBeInTheDocument()
})

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

it('the phone field makes no other number of one that is too long for the chosen country', async () => {
  const { user, country } = renderPhone('9161234567')
  const number = () => screen.getByRole('textbox', { name: 'Телефон' })
  await user.selectOptions(country, 'by')
  expect(number()).toHaveValue('')
  await user.selectOptions(country, 'ru')
  expect(number()).toHaveValue('(916) 123-45-67')
})

it('the phone field finds the number that was begun with its dial code under another country', async () => {
  const { user, number, country } = renderPhone()
  await user.type(number, '+3752912345')
  await user.selectOptions(country, 'by')
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('(29) 123-45-__')
})

it.each([0, 3, 8])(
  'the phone field pushes no digit out for one typed at place %i of a whole number',
  async (place) => {
    const { user, number } = renderPhone('9161234567')
    await user.type(number, '5', { initialSelectionStart: place, initialSelectionEnd: place })
    expect(number).toHaveValue('(916) 123-45-67')
  },
)

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
    // A whole number, with or without the country: `tel-national` is not allowed for `type=tel`.
    expect(number).toHaveAttribute('autocomplete', 'tel')
    fireEvent.change(number, { target: { value: filled } })
    expect(number).toHaveValue('(916) 123-45-67')
  },
)

/** Ways to write a number, by country: the national digits alone, or with a prefix. */
const prefixes: Record<CountryCode, string[]> = {
  ru: ['', '+7', '7', '8', '007'],
  kz: ['', '+7', '7', '8', '007'],
  by: ['', '+375', '375', '80', '00375'],
  am: ['', '+374', '374', '00374'],
  kg: ['', '+996', '996', '00996'],
}

type User = ReturnType<typeof userEvent.setup>

const ways: Record<string, (user: User, number: HTMLElement, text: string) => Promise<void> | void> = {
  typed: (user, number, text) => user.type(number, text),
  pasted: async (user, number, text) => {
    await user.click(number)
    await user.paste(text)
  },
  'pasted into what was begun': async (user, number, text) => {
    await user.type(number, '12345')
    ;(number as HTMLInputElement).setSelectionRange(3, 3)
    await user.paste(text)
  },
  'filled in': async (user, number, text) => {
    await user.click(number)
    fireEvent.change(number, { target: { value: text } })
  },
  'typed from the middle': async (user, number, text) => {
    const middle = text.length - 4
    await user.type(number, text.slice(middle))
    await user.type(number, text.slice(0, middle), { initialSelectionStart: 0, initialSelectionEnd: 0 })
  },
}

const cases = COUNTRY_CODES.flatMap((country) =>
  prefixes[country].flatMap((prefix) => Object.keys(ways).map((way) => [country, prefix, way] as const)),
)

it.each(cases)(
  'a phone of %s with "%s" in front is the same number when %s',
  async (country, prefix, way) => {
    const numbers = fc.tuple(
      // With the country code +7, a number that begins with 6 or 7 belongs to Kazakhstan.
      fc.stringMatching(
        new RegExp(`^[${country === 'ru' ? '1-589' : '1-9'}]\\d{${phoneLength(country) - 1}}$`),
      ),
      fc.constantFrom('', ' ', '-', ') ('),
    )
    await fc.assert(
      fc.asyncProperty(numbers, async ([digits, gap]) => {
        cleanup()
        const { user, number, send, onSubmit } = renderPhone('', undefined, country)
        await ways[way]?.(user, number, prefix + digits.slice(0, 3) + gap + digits.slice(3))
        await user.click(send)
        expect(onSubmit).toHaveBeenCalledWith({ phone: digits, country })
        cleanup()
      }),
      { numRuns: 2 },
    )
  },
)

it('a number that is emptied from outside, as by the browser, leaves no mask', () => {
  const { number } = renderPhone('9161234567')
  expect(number).toHaveValue('(916) 123-45-67')
  fireEvent.change(number, { target: { value: '' } })
  expect(number).toHaveValue('')
})
