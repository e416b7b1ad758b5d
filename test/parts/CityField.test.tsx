import { act, screen, waitFor } from '@testing-library/react'
import { useFormikContext } from 'formik'
import { object, string } from 'yup'
import { CityField, type City } from '../../src/parts/CityField'
import { text } from '../../src/forms/lib/rules'
import type { Search, Suggestion } from '../../src/domain/suggestions'
import { renderField } from '../forms/renderField'
import { guardPressesAtOnce } from '../support/guardedPresses'

const NIZHNY: Suggestion = { id: '1', label: 'Нижний Новгород', note: 'Нижегородская область' }
const TAGIL: Suggestion = { id: '2', label: 'Нижний Тагил', note: 'Свердловская область' }
const MOSCOW: Suggestion = { id: '3', label: 'Москва' }

const rules = object({ id: string().nullable().default(null), label: text().required() })

function renderCity(search: Search) {
  const none: City = { id: null, label: '' }
  const form = renderField<City>(<CityField name="field" label="Город" search={search} />, none, rules)
  return { ...form, city: screen.getByRole('combobox', { name: 'Город' }) }
}

it('the city field asks once for what was typed and marks the matching part', async () => {
  const search = jest.fn<ReturnType<Search>, Parameters<Search>>(() => Promise.resolve([NIZHNY, TAGIL]))
  const { user, city } = renderCity(search)
  await user.type(city, 'ниж')
  const option = await screen.findByRole('option', { name: /Нижний Новгород/ })
  expect(search.mock.calls.map(([query]) => query)).toEqual(['ниж'])
  expect(option.querySelector('mark')).toHaveTextContent('Ниж')
  expect(screen.getByRole('status')).toHaveTextContent('Найдено: 2 варианта')
})

it('a city can be chosen by keyboard without submitting the form', async () => {
  const { user, city, onSubmit, sent } = renderCity(() => Promise.resolve([NIZHNY, TAGIL]))
  await user.type(city, 'ниж')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(city).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Тагил/ }).id)
  await user.keyboard('{Enter}')
  expect(city).toHaveValue('Нижний Тагил')
  expect(city).toHaveAttribute('aria-expanded', 'false')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(await sent()).toEqual({ id: '2', label: 'Нижний Тагил' })
})

it('a city can be chosen by mouse', async () => {
  const { user, city } = renderCity(() => Promise.resolve([NIZHNY]))
  await user.type(city, 'ниж')
  await user.click(await screen.findByRole('option'))
  expect(city).toHaveValue('Нижний Новгород')
  expect(city).toHaveFocus()
})

it('the city field ignores suggestions for an earlier text', async () => {
  const answers = new Map<string, (found: Suggestion[]) => void>()
  const { user, city } = renderCity((query) => new Promise((resolve) => answers.set(query, resolve)))
  await user.type(city, 'ниж')
  await waitFor(() => expect(answers.has('ниж')).toBe(true))
  await user.clear(city)
  await user.type(city, 'мос')
  await waitFor(() => expect(answers.has('мос')).toBe(true))
  answers.get('мос')?.([MOSCOW])
  expect(await screen.findByRole('option', { name: 'Москва' })).toBeVisible()

  await act(async () => {
    answers.get('ниж')?.([NIZHNY])
    await Promise.resolve()
  })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Москва'])
})

it('Escape closes the suggestions, and keeps the text and the dialog', async () => {
  const { user, city } = renderCity(() => Promise.resolve([NIZHNY]))
  await user.type(city, 'ниж')
  await screen.findByRole('option')
  const escape = jest.fn()
  document.addEventListener('keydown', escape, { once: true })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(city).toHaveValue('ниж')
  expect(escape).toHaveBeenCalledWith(expect.objectContaining({ defaultPrevented: true }))
})

it('the city field accepts typed text without a network', async () => {
  const search = jest.fn(() => Promise.reject<Suggestion[]>(new Error('offline')))
  const { user, city, sent } = renderCity(search)
  await user.type(city, ' Клин ')
  await waitFor(() => expect(search).toHaveBeenCalled())
  expect(await sent()).toEqual({ id: null, label: 'Клин' })
})

it('a city typed in full and left by Tab keeps its id', async () => {
  let answer: (found: Suggestion[]) => void = () => undefined
  const search = jest.fn(() => new Promise<Suggestion[]>((resolve) => (answer = resolve)))
  const { user, city, sent } = renderCity(search)
  await user.type(city, 'москва')
  await user.tab()
  await waitFor(() => expect(search).toHaveBeenCalled())
  await act(async () => {
    answer([MOSCOW])
    await Promise.resolve()
  })
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(await sent()).toEqual({ id: '3', label: 'Москва' })
})

it('the list stays while a button below it is pressed', async () => {
  guardPressesAtOnce()
  const { user, city } = renderCity(() => Promise.resolve([NIZHNY]))
  const send = screen.getByRole('button', { name: 'Отправить' })
  await user.type(city, 'ниж')
  await screen.findByRole('option')
  await user.pointer({ keys: '[MouseLeft>]', target: send })
  expect(city).not.toHaveFocus()
  expect(screen.getByRole('option')).toBeVisible()
  await user.pointer({ keys: '[/MouseLeft]', target: send })
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
})

it('the city field says that it is required', async () => {
  const { city, sent } = renderCity(() => Promise.resolve([]))
  expect(await sent()).toBeUndefined()
  await waitFor(() => expect(city).toHaveAccessibleDescription('Заполните поле'))
  expect(city).toHaveFocus()
})

it('the answer about a city that was typed does not undo what the form shows since', async () => {
  const answers: ((found: Suggestion[]) => void)[] = []
  const search: Search = () => new Promise((resolve) => answers.push(resolve))
  function Anew() {
    const { setValues } = useFormikContext()
    return (
      <button type="button" onClick={() => void setValues({ field: { id: '1', label: 'Казань' } })}>
        Начать заново
      </button>
    )
  }
  const field = (
    <>
      <CityField name="field" label="Город" search={search} />
      <Anew />
    </>
  )
  const { user, sent } = renderField<City>(field, { id: null, label: '' }, rules)
  await user.type(screen.getByRole('combobox', { name: 'Город' }), 'Москва')
  await waitFor(() => expect(answers).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Начать заново' }))
  await act(() => {
    answers.forEach((answer) => answer([MOSCOW]))
    return Promise.resolve()
  })
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань')
  expect(await sent()).toEqual({ id: '1', label: 'Казань' })
})
