import { act, screen, waitFor } from '@testing-library/react'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { PersonalDataCard } from '#features/account/profile/PersonalDataCard'
import { offline, refusal, shop } from '../../../support/shop'
import {
  answerCities,
  answerConsumer,
  button,
  CONSUMER,
  expectProfileSave,
  invalid,
  record,
  SAVE,
  settled,
  textbox,
} from './profileAnswers'
import { pageDrafts } from '#host/customer/drafts'
import { hasKept } from '#host/customer/kept'
import { renderCard } from '../../../support/renderPage'

const kazan = { fias_id: 'f-2', name: 'Казань', region: 'Республика Татарстан' }
const city = () => screen.getByRole('combobox', { name: /Город/ })
const save = () => button('Сохранить')

function open(changes: object = {}) {
  answerConsumer(changes)
  answerCities(kazan)
  return renderCard(<PersonalDataCard />).user
}

it('personal data are shown in fields that browsers can fill in', async () => {
  open({ second_name: 'Сергеевна', is_birthday_change_available: true })
  expect(await textbox('Фамилия')).toHaveValue('Ковалёва')
  expect(await textbox('Фамилия')).toHaveAttribute('autocomplete', 'family-name')
  expect(await textbox('Имя')).toHaveAttribute('autocomplete', 'given-name')
  expect(await textbox(/Отчество/)).toHaveAttribute('autocomplete', 'additional-name')
  expect(await textbox(/Дата рождения/)).toHaveValue('17.04.1991')
  expect(await textbox(/Дата рождения/)).toHaveAttribute('autocomplete', 'bday')
  expect(screen.getByRole('radio', { name: 'Женский' })).toBeChecked()
  expect(city()).toHaveValue('Москва')
})

it('personal data are sent whole and trimmed, and "saved" shows until something is typed', async () => {
  const user = open({ is_birthday_change_available: true })
  await user.clear(await textbox('Фамилия'))
  await user.type(await textbox('Фамилия'), ' Белова ')
  await user.clear(await textbox(/Дата рождения/))
  await user.paste('05.03.1990')
  await user.click(screen.getByRole('radio', { name: 'Не указывать' }))
  await user.clear(city())
  await user.type(city(), 'каз')
  await user.click(await screen.findByRole('option'))
  const body = { ...record, last_name: 'Белова', birthday: '1990-03-05', gender: null, fias_id: 'f-2' }
  expectProfileSave(body)
  answerConsumer({ last_name: 'Белова', is_birthday_change_available: true })
  const regions = [...document.querySelectorAll('[aria-live]')]
  await user.click(save())
  const note = await screen.findByText('Изменения сохранены')
  expect(note).toBeVisible()
  // A screen reader tells what comes into a region that is there, and may be silent about one that comes with it.
  expect(regions.some((region) => region.contains(note))).toBe(true)
  await settled()
  expect(hasKept()).toBe(false)
  await user.type(await textbox('Имя'), 'а')
  await waitFor(() => expect(screen.queryByText('Изменения сохранены')).not.toBeInTheDocument())
})

it('a birthday that may not be changed says why, and is sent as it was', async () => {
  const user = open()
  expect(await screen.findByText('17 апреля 1991')).toBeVisible()
  expect(screen.getByText(/Изменить её здесь нельзя/)).toBeVisible()
  expect(screen.getByRole('link', { name: /в чат поддержки/ })).toHaveAttribute(
    'href',
    'https://vk.me/lensclub',
  )
  expect(screen.queryByRole('textbox', { name: /Дата рождения/ })).not.toBeInTheDocument()
  expectProfileSave(record)
  answerConsumer()
  await user.click(save())
  expect(await screen.findByText('Изменения сохранены')).toBeVisible()
  await settled()
})

it('each wrong field says why, and the first takes the focus', async () => {
  const user = open({ is_birthday_change_available: true })
  const lastName = await textbox('Фамилия')
  await user.clear(lastName)
  await user.clear(await textbox('Имя'))
  await user.clear(await textbox(/Дата рождения/))
  await user.paste('31.02.2000')
  await user.clear(city())
  await user.type(city(), 'Атлантида')
  await user.click(save())
  await waitFor(() => expect(lastName).toHaveFocus())
  expect(lastName).toHaveAccessibleDescription('Заполните поле')
  expect(await textbox('Имя')).toHaveAccessibleDescription('Заполните поле')
  expect(await textbox(/Дата рождения/)).toHaveAccessibleDescription('Введите дату, например 05.03.2026')
  expect(city()).toHaveAccessibleDescription('Выберите город из списка')
})

it('a city that was typed in full counts as chosen', async () => {
  const user = open()
  await textbox('Имя')
  await user.clear(city())
  await user.type(city(), 'казань')
  await waitFor(() => expect(city()).toHaveValue('Казань'))
  expectProfileSave({ ...record, fias_id: 'f-2' })
  answerConsumer()
  await user.click(save())
  expect(await screen.findByText('Изменения сохранены')).toBeVisible()
  await settled()
})

it('a birthday in the future is refused', async () => {
  const user = open({ is_birthday_change_available: true, birthday: null })
  await user.type(await textbox(/Дата рождения/), '01012999')
  await user.click(save())
  await waitFor(async () =>
    expect(await textbox(/Дата рождения/)).toHaveAccessibleDescription(/^Не позже \d+\s\S+ \d{4}$/),
  )
})

it('the server’s refusals stand under their fields, also that of the city', async () => {
  const user = open()
  await textbox('Имя')
  expectProfileSave(record, {}, 422, invalid({ name: ['Слишком длинное'], fias_id: ['Города нет'] }))
  await user.click(save())
  await waitFor(async () => expect(await textbox('Имя')).toHaveAccessibleDescription('Слишком длинное'))
  expect(city()).toHaveAccessibleDescription('Города нет')
})

it('typed data stay without a network and after leaving the section', async () => {
  const user = open()
  await user.type(await textbox(/Отчество/), 'Сергеевна')
  offline()
  answerConsumer()
  shop().post(SAVE).replyWithError('offline')
  const sent = jest.spyOn(window, 'fetch')
  await user.click(save())
  expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
  // The write has changed nothing, so nothing is refetched: a refetch would fail, too.
  expect(sent).toHaveBeenCalledTimes(2)
  expect(await textbox(/Отчество/)).toHaveValue('Сергеевна')
  expect(sessionStorage.getItem('lens-widgets:draft:page:profile')).toContain('Сергеевна')
})

it('nothing is written over a record that cannot be read again', async () => {
  const user = open()
  await user.type(await textbox('Имя'), '-Мария')
  shop().get(CONSUMER).reply(500, '<html>')
  const sent = jest.spyOn(window, 'fetch')
  await user.click(save())
  expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(await textbox('Имя')).toHaveValue('Анна-Мария')
})

it('personal data are sent once however often the button is pressed', async () => {
  const user = open()
  await user.type(await textbox('Имя'), '-Мария')
  expectProfileSave({ ...record, name: 'Анна-Мария' })
  answerConsumer({ name: 'Анна-Мария' })
  const sent = jest.spyOn(window, 'fetch')
  act(() => {
    save().click()
    save().click()
  })
  expect(await screen.findByText('Изменения сохранены')).toBeVisible()
  await settled()
  // Read, written, read again.
  expect(sent).toHaveBeenCalledTimes(3)
})

it('personal data that did not load can be requested again', async () => {
  shop().get(CONSUMER).reply(400, refusal(1, 'Ведутся работы'))
  const { user } = renderCard(<PersonalDataCard />)
  expect(await screen.findByText('Ведутся работы')).toBeVisible()
  answerConsumer()
  await user.click(button('Повторить'))
  expect(await textbox('Имя')).toHaveValue('Анна')
  expect(screen.getByRole('heading', { name: 'Личные данные' })).toHaveFocus()
})

it('an odd birthday that may not be changed stops nothing, and is sent back as it is', async () => {
  const user = open({ birthday: '1889-03-05' })
  await user.type(await textbox('Имя'), ' Мария')
  const body = { ...record, birthday: '1889-03-05', name: 'Анна Мария' }
  expectProfileSave(body, { birthday: '1889-03-05' })
  answerConsumer({ birthday: '1889-03-05', name: 'Анна Мария' })
  await user.click(save())
  expect(await screen.findByText('Изменения сохранены')).toBeVisible()
})

it('a fixed birthday and a sex that cannot be read are not called none', async () => {
  open({ birthday: 'весной', gender: 'unknown' })
  expect(await screen.findByText('Дату не удалось показать')).toBeVisible()
  expect(screen.queryByText('Не указана')).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Женский' })).not.toBeChecked()
  expect(screen.queryByRole('radio', { name: 'Не указывать' })).not.toBeInTheDocument()
})

it('a birthday typed while it could be changed is not sent once it is fixed', async () => {
  pageDrafts.write('profile', { name: 'Мария', birthday: '31.02.1990' })
  const user = open()
  await waitFor(async () => expect(await textbox('Имя')).toHaveValue('Мария'))
  expectProfileSave({ ...record, name: 'Мария' })
  answerConsumer({ name: 'Мария' })
  await user.click(save())
  expect(await screen.findByText('Изменения сохранены')).toBeVisible()
})
