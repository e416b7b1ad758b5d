import { cleanup, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { DateField } from '../../src/forms/fields/DateField'
import { PhoneInput } from '../../src/forms/fields/PhoneInput'
import { text } from '../../src/forms/lib/rules'
import { Field } from '../../src/forms/fields/Field'
import { renderField } from './renderField'

/*
 * A keyboard composes a text: the browser shows it while it grows. A page that writes to the field meanwhile ends the
 * composition, and the keyboard enters its text anew.
 */
function compose(input: HTMLInputElement, whole: string) {
  const tell = (event: Event) => fireEvent(input, event)
  let range = [input.selectionStart ?? 0, input.selectionEnd ?? 0] as const
  let left: string | undefined
  tell(new CompositionEvent('compositionstart', { bubbles: true }))
  // The last one is entered as it is.
  for (let length = 1; length <= whole.length + 1; length++) {
    const data = whole.slice(0, length)
    // The caret stays after the text that was entered.
    if (left !== undefined && left !== input.value) range = [range[1], range[1]]
    input.setRangeText(data, ...range, 'end')
    range = [range[0], range[0] + data.length]
    left = input.value
    const inputType = 'insertCompositionText'
    tell(new InputEvent('input', { bubbles: true, inputType, data, isComposing: true }))
  }
  tell(new CompositionEvent('compositionend', { bubbles: true }))
}

const phone = () =>
  renderField(
    <Field name="field" label="Номер">
      {({ control, value, setValue }) => (
        <PhoneInput {...control} country="ru" value={value} onChanged={setValue} onAbroad={jest.fn()} />
      )}
    </Field>,
    '',
    text(),
  )
const day = () => renderField(<DateField name="field" label="Дата" />, '', text())

const digit = fc.constantFrom(...'0123456789'.split(''))

it.each([
  ['a phone number', phone, fc.string({ unit: digit, minLength: 10, maxLength: 10 })],
  ['a day', day, fc.constantFrom('05032026', '31121999')],
] as const)('the digits of %s stand in order, however a keyboard composes them', async (_, draw, given) => {
  await fc.assert(
    fc.asyncProperty(
      given,
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 10 }),
      async (all, sizes) => {
        cleanup()
        const { user } = draw()
        const input = screen.getByRole<HTMLInputElement>('textbox')
        await user.click(input)
        for (let at = 0, turn = 0; at < all.length; turn++) {
          const part = all.slice(at, at + (sizes[turn] ?? 1))
          compose(input, part)
          at += part.length
        }
        expect(input.value.replace(/\D/g, '')).toBe(all)
      },
    ),
    { numRuns: 20 },
  )
})

it('a digit composed in the gap of a deleted one takes its place', async () => {
  const { user, sent } = phone()
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(input, '9876543210')
  await user.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(input).toHaveValue('(98_) 654-32-10')
  compose(input, '1')
  expect(input).toHaveValue('(981) 654-32-10')
  expect(await sent()).toBe('9816543210')
})

it('a composition that ends with nothing leaves the field as it was', async () => {
  const { user } = phone()
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(input, '987')
  compose(input, '')
  expect(input).toHaveValue('(987) ___-__-__')
  await user.keyboard('6')
  expect(input).toHaveValue('(987) 6__-__-__')
})
