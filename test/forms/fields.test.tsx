import { fireEvent, screen, waitFor } from '@testing-library/react'
import { CheckboxTree } from '../../src/forms/fields/CheckboxTree'
import { CodeField } from '../../src/forms/fields/CodeField'
import { DateField } from '../../src/forms/fields/DateField'
import { NumberField } from '../../src/forms/fields/NumberField'
import { PasswordField } from '../../src/forms/fields/PasswordField'
import { RadioCards } from '../../src/forms/fields/RadioCards'
import { SelectField } from '../../src/forms/fields/SelectField'
import { TextareaField } from '../../src/forms/fields/TextareaField'
import { choices, text } from '../../src/forms/lib/rules'
import { renderField } from './renderField'

it('a password can be shown and hidden', async () => {
  const { user } = renderField(
    <PasswordField name="field" label="Пароль" autoComplete="current-password" />,
    'secret',
    text(),
  )
  const show = screen.getByRole('button', { name: 'Показать пароль' })
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('type', 'password')
  await user.click(show)
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('type', 'text')
  expect(show).toHaveAttribute('aria-pressed', 'true')
})

it('a code field can be filled in from an SMS', () => {
  renderField(<CodeField name="field" label="Код" />, '', text())
  expect(screen.getByRole('textbox', { name: 'Код' })).toHaveAttribute('autocomplete', 'one-time-code')
})

it.each(['12 34', '12-34', 'Код: 1234', ' 1234 '])(
  'a code of known length pasted as %j is sent',
  async (pasted) => {
    const { user, onSubmit } = renderField(<CodeField name="field" label="Код" digits={4} />, '', text())
    await user.click(screen.getByRole('textbox', { name: 'Код' }))
    await user.paste(pasted)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit.mock.lastCall?.[0].field).toBe('1234')
  },
)

it('a code is sent once when it is typed in groups', async () => {
  const { user, onSubmit } = renderField(<CodeField name="field" label="Код" digits={4} />, '', text())
  await user.type(screen.getByRole('textbox', { name: 'Код' }), '12 34')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.lastCall?.[0].field).toBe('1234')
})

it('a text field counts characters and cuts nothing off', async () => {
  const { user } = renderField(
    <TextareaField name="field" label="Отзыв" maxLength={5} optional />,
    '',
    text().maxLength(5),
  )
  const review = screen.getByRole('textbox', { name: 'Отзыв' })
  await user.type(review, 'Хорошо')
  expect(screen.getByText('6 / 5')).toBeVisible()
  await user.tab()
  await waitFor(() => expect(review).toHaveAccessibleDescription('Не длиннее 5\u00a0символов'))
  await user.clear(review)
  // Surrounding spaces are not sent.
  await user.type(review, '  Класс  ')
  expect(screen.getByText('5 / 5')).toBeVisible()
  expect(review).not.toHaveAccessibleDescription()
})

it('a select field sends what was selected', async () => {
  const { user, sent } = renderField(
    <SelectField
      name="field"
      label="Период"
      placeholder="Выберите"
      options={[
        { value: 'monthly', label: '1 раз в месяц' },
        { value: 'quarterly', label: '1 раз в 3 месяца' },
      ]}
    />,
    '',
    text().required(),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Период' }), '1 раз в 3 месяца')
  expect(await sent()).toBe('quarterly')
})

it('a number field accepts a sign, a comma and a pasted minus', async () => {
  const { user, sent } = renderField(
    <NumberField name="field" label="Сфера" signed />,
    '',
    text().number().withSign(),
  )
  await user.click(screen.getByRole('textbox', { name: 'Сфера' }))
  await user.paste('\u22122,75')
  expect(await sent()).toBe('-2,75')
})

describe('a date', () => {
  const renderDate = (initial = '') =>
    renderField(<DateField name="field" label="Дата рождения" autoComplete="bday" />, initial, text().date())

  it('a date can be typed without points', async () => {
    const { user, sent } = renderDate()
    await user.type(screen.getByRole('textbox', { name: 'Дата рождения' }), '14031991')
    expect(await sent()).toBe('14.03.1991')
  })

  it.each(['5.3.1990', '05.3.1990', '5.03.1990', '05031990', '5,3,1990', '5/3/1990'])(
    'a date can be typed as %s',
    async (keys) => {
      const { user, sent } = renderDate()
      await user.type(screen.getByRole('textbox', { name: 'Дата рождения' }), keys)
      expect(await sent()).toBe('05.03.1990')
    },
  )

  it.each(['5.3.2026', '05.03.2026', '2026-03-05'])('a date can be pasted as %s', async (pasted) => {
    const { user } = renderDate()
    const date = screen.getByRole('textbox', { name: 'Дата рождения' })
    await user.click(date)
    await user.paste(pasted)
    expect(date).toHaveValue('05.03.2026')
  })

  it.each([
    ['05.03.2026', '05.03.2026'],
    ['2026-03-05', '05.03.2026'],
    ['31.02.2026', '31.02.2026'],
  ])('a date that is there is replaced by %s from the browser’s autofill', async (filled, shown) => {
    const { user } = renderDate('14.03.1991')
    const date = screen.getByRole('textbox', { name: 'Дата рождения' })
    await user.click(date)
    await user.keyboard('{End}')
    fireEvent.change(date, { target: { value: filled } })
    expect(date).toHaveValue(shown)
  })

  it('a digit that is deleted from a date stays deleted', async () => {
    const { user } = renderDate('14.03.1991')
    const date = screen.getByRole('textbox', { name: 'Дата рождения' })
    await user.click(date)
    await user.keyboard('{End}{Backspace}')
    expect(date).toHaveValue('14.03.199_')
  })

  it('a date is picked in the calendar', async () => {
    const showPicker = jest.fn()
    HTMLInputElement.prototype.showPicker = showPicker
    const { user, container, sent } = renderDate()
    await user.click(screen.getByRole('button', { name: 'Открыть календарь' }))
    expect(showPicker).toHaveBeenCalledTimes(1)

    const picker = container.querySelector('input[type="date"]')
    if (picker !== null) fireEvent.change(picker, { target: { value: '2026-03-05' } })
    expect(await sent()).toBe('05.03.2026')
  })

  it('a calendar that the browser refuses to open leaves the field as it is', async () => {
    HTMLInputElement.prototype.showPicker = () => {
      throw new DOMException('no press', 'NotAllowedError')
    }
    const { user, sent } = renderDate()
    await user.type(screen.getByRole('textbox', { name: 'Дата рождения' }), '05032026')
    await user.click(screen.getByRole('button', { name: 'Открыть календарь' }))
    expect(await sent()).toBe('05.03.2026')
  })

  it('a date that was only focused is still empty', async () => {
    const { user, sent } = renderDate()
    await user.click(screen.getByRole('textbox', { name: 'Дата рождения' }))
    expect(await sent()).toBe('')
  })

  it('a date that does not exist is reported', async () => {
    const { user } = renderDate()
    const date = screen.getByRole('textbox', { name: 'Дата рождения' })
    await user.type(date, '31022026')
    await user.tab()
    await waitFor(() => expect(date).toHaveAccessibleDescription('Введите дату, например 05.03.2026'))
  })
})

it('radio cards can be chosen by keyboard', async () => {
  const { user, sent } = renderField(
    <RadioCards
      name="field"
      label="Способ доставки"
      options={[
        { value: 'point', label: 'Пункт выдачи', note: '11 ноября, бесплатно' },
        { value: 'courier', label: 'Курьер' },
      ]}
    />,
    'point',
    text().required(),
  )
  expect(screen.getByRole('group', { name: 'Способ доставки' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /Пункт выдачи/ }))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Курьер' })).toBeChecked()
  expect(await sent()).toBe('courier')
})

describe('a tree of options', () => {
  const options = [
    {
      value: 'lenses',
      label: 'Линзы',
      children: [
        { value: 'daily', label: 'На день' },
        { value: 'monthly', label: 'На месяц' },
      ],
    },
    { value: 'drops', label: 'Капли' },
  ]
  const renderTree = () =>
    renderField(
      <CheckboxTree name="field" label="Что вы покупаете" options={options} />,
      [],
      choices().requiredChild(options),
    )

  it('a selected option with children needs one of them', async () => {
    const { user, sent } = renderTree()
    expect(screen.queryByRole('checkbox', { name: 'На день' })).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Линзы' })).not.toBeRequired()
    await user.click(screen.getByRole('checkbox', { name: 'Линзы' }))
    expect(await sent()).toBeUndefined()
    expect(await screen.findByText('Уточните выбор: Линзы')).toBeVisible()

    await user.click(screen.getByRole('checkbox', { name: 'На день' }))
    expect(await sent()).toEqual(['lenses', 'daily'])
  })

  it('deselecting an option deselects its children', async () => {
    const { user, sent } = renderTree()
    await user.click(screen.getByRole('checkbox', { name: 'Линзы' }))
    await user.click(screen.getByRole('checkbox', { name: 'На день' }))
    await user.click(screen.getByRole('checkbox', { name: 'Капли' }))
    await user.click(screen.getByRole('checkbox', { name: 'Линзы' }))
    expect(await sent()).toEqual(['drops'])
  })
})
