import fc from 'fast-check'
import { screen, waitFor, within } from '@testing-library/react'
import { QuestionnaireCard } from '#features/professional/profile/QuestionnaireCard'
import { SpecialistProfilePage } from '#features/professional/profile/SpecialistProfilePage'
import { idsAsTheyCame } from '../../../../src/features/professional/profile/specialistRules'
import { pageDrafts } from '#host/customer/drafts'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, profileWith, SPECIALIST } from '../../../support/specialist'

const tree = [
  { id: 1, name: 'Катаракта', children: [{ id: 11, name: 'Факоэмульсификация' }] },
  { id: 2, name: 'Глаукома', children: [] },
]
const places = [
  { id: 11, name: 'Оптика', address: 'Москва', position: null, is_main: true },
  { id: 12, name: 'Клиника', address: '', position: 'Хирург', is_main: false },
]

const answerPlaces = (work_places: object[] = places) =>
  shop().get(`${SPECIALIST}/workplaces/`).reply(200, success({ work_places }))

function open(block: object = {}) {
  answerProfile(profileWith({ specializations: [1, 11], themes: [2], ...block }))
  answerPlaces()
  const lists = { themes: [{ id: 2, title: 'Биометрия' }], specializations: tree }
  for (const [name, list] of Object.entries(lists))
    shop()
      .get(`${SPECIALIST}/${name}/`)
      .reply(200, success({ [name]: list }))
  const upload_types = ['image/jpeg', 'image/png']
  const limits = { sms_code_length: 4, sms_retry_after: 60, upload_max_size: 5_000_000, upload_types }
  shop().get('/api/v2/internal/service/config/').reply(200, success(limits))
  return renderPage(<SpecialistProfilePage />, '/profile/').user
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const save = async (name: string) => (await card(name)).findByRole('button', { name: 'Сохранить' })
const saving = (body: object) =>
  shop()
    .post(`${SPECIALIST}/profile/`, (sent) => {
      expect(sent).toEqual(body)
      return true
    })
    .reply(200, success(null))

it('a card saves its own fields alone', async () => {
  const user = open()
  const own = await card('Хирургия')
  const sia = await own.findByRole('textbox', { name: 'SIA, D' })
  expect(own.getByRole('group', { name: 'Основной разрез' })).toBeVisible()
  await user.clear(sia)
  await user.type(sia, '0,55')
  saving({ main_incision_location: 'temporal', sia: 0.55 })
  await user.click(await save('Хирургия'))
  expect(await (await card('Хирургия')).findByText('Изменения сохранены')).toBeVisible()
})

it.each([
  ['3,5', 'Введите число от 0 до 3'],
  ['0.5,1', /Введите число/],
])('SIA %s is refused before anything is sent, and stays', async (typed, text) => {
  const user = open()
  const sia = await (await card('Хирургия')).findByRole('textbox', { name: /SIA, D/ })
  await user.clear(sia)
  await user.type(sia, typed)
  await user.click(await save('Хирургия'))
  expect(await (await card('Хирургия')).findByText(text)).toBeVisible()
  expect(sia).toHaveValue(typed)
})

it('what is ticked is subscribed to: two flags are sent inverted', async () => {
  const user = open()
  const own = await card('Уведомления')
  await user.click(await own.findByRole('checkbox', { name: 'Звонки' }))
  expect(
    own.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Новые материалы', 'Новые мероприятия', 'Мой прогресс', 'Звонки', 'Рассылки'])
  await user.click((await card('Уведомления')).getByRole('checkbox', { name: 'Мой прогресс' }))
  saving({
    subscribe_new_materials: true,
    subscribe_new_events: true,
    subscribe_progress: true,
    unsubscribe_calls: false,
    unsubscribe_mailings: false,
  })
  await user.click(await save('Уведомления'))
  expect(await (await card('Уведомления')).findByText('Изменения сохранены')).toBeVisible()
})

it('a parent specialisation needs a child', async () => {
  const user = open()
  const name = 'Специализации и темы'
  await user.click(await (await card(name)).findByRole('checkbox', { name: 'Факоэмульсификация' }))
  await user.click(await save(name))
  expect(await (await card(name)).findByText(/Катаракта/, { selector: '.error, .error *' })).toBeVisible()
})

it('a refusal of the server stands beside its field, and the text stays', async () => {
  const user = open()
  const field = await (await card('Личные данные')).findByRole('textbox', { name: 'Имя' })
  await user.clear(field)
  await user.type(field, 'Ёлка')
  shop()
    .post(`${SPECIALIST}/profile/`)
    .reply(422, refusal(422, '', { name: ['Проверьте имя'] }))
  await user.click(await save('Личные данные'))
  expect(await (await card('Личные данные')).findByText('Проверьте имя')).toBeVisible()
  expect(field).toHaveValue('Ёлка')
})

it('restrictions are told', async () => {
  open()
  expect(
    await (await card('Личные данные')).findByText('Пока диплом на проверке, заказ образцов недоступен'),
  ).toBeVisible()
})

it('another work place becomes the main one, and one is removed after a question', async () => {
  const user = open()
  const own = await card('Места работы')
  answerPlaces()
  shop()
    .post(`${SPECIALIST}/workplaces/`, { work_place_id: 12, position: 'Хирург', is_main: true })
    .reply(200, success(null))
  answerPlaces()
  await user.click(await own.findByRole('button', { name: /^Сделать основным.*Клиника/ }))
  expect(await own.findByText('Основное место: Клиника')).toBeVisible()
  await user.click(own.getByRole('button', { name: /^Удалить.*Клиника/ }))
  shop().delete(`${SPECIALIST}/workplaces/12/`).reply(200, success(null))
  answerPlaces(places.slice(0, 1))
  await user.click(await screen.findByRole('button', { name: 'Удалить место' }))
  expect(await own.findByText('Место удалено')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Место удалено')
})

it('no other place becomes the main one, or goes, while one is on its way to be that', async () => {
  const third = { id: 13, name: 'Больница', address: '', position: null, is_main: false }
  const user = open()
  const own = await card('Места работы')
  await own.findByText('Клиника')
  answerPlaces([...places, third])
  shop().post(`${SPECIALIST}/workplaces/`).reply(400, refusal(1, 'Ведутся работы'))
  answerPlaces([...places, third])
  await user.click(own.getByRole('button', { name: /^Сделать основным.*Клиника/ }))
  await own.findByText('Ведутся работы')
  let answer: () => void = () => undefined
  const awaited = new Promise<void>((resolve) => (answer = resolve))
  answerPlaces([...places, third])
  shop()
    .post(`${SPECIALIST}/workplaces/`, { work_place_id: 12, position: 'Хирург', is_main: true })
    .reply(200, async () => {
      await awaited
      return success(null) as never
    })
  await user.click(own.getByRole('button', { name: /^Сделать основным.*Клиника/ }))
  // Neither is mocked, so a write would fail the test.
  await user.click(own.getByRole('button', { name: /^Сделать основным.*Больница/ }))
  await user.click(own.getByRole('button', { name: /^Удалить.*Клиника/ }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  answerPlaces([...places, third])
  answer()
  expect(await own.findByText('Основное место: Клиника')).toBeVisible()
})

it('what failed with a place is not said of its removal', async () => {
  const user = open()
  const own = await card('Места работы')
  const press = await own.findByRole('button', { name: /^Сделать основным.*Клиника/ })
  answerPlaces()
  shop().post(`${SPECIALIST}/workplaces/`).reply(400, refusal(1, 'Ведутся работы'))
  answerPlaces()
  await user.click(press)
  expect(await own.findByText('Ведутся работы')).toBeVisible()
  await user.click(own.getByRole('button', { name: /^Удалить.*Клиника/ }))
  shop().delete(`${SPECIALIST}/workplaces/12/`).reply(200, success(null))
  answerPlaces(places.slice(0, 1))
  await user.click(await screen.findByRole('button', { name: 'Удалить место' }))
  expect(await own.findByText('Место удалено')).toBeVisible()
  await waitFor(() => expect(own.queryByText('Клиника')).not.toBeInTheDocument())
  expect(own.queryByText('Ведутся работы')).not.toBeInTheDocument()
  expect(document.activeElement).toHaveTextContent('Место удалено')
})

it.each([
  ['another tab has changed', 'Заведующая'],
  ['cannot be read', { title: 'Хирург' }],
])('a place that becomes the main one keeps a position that %s', async (_, position) => {
  const user = open()
  const own = await card('Места работы')
  const press = await own.findByRole('button', { name: /^Сделать основным.*Клиника/ })
  answerPlaces([places[0], { ...places[1], position }].flatMap((place) => place ?? []))
  shop()
    .post(`${SPECIALIST}/workplaces/`, { work_place_id: 12, position, is_main: true })
    .reply(200, success(null))
  answerPlaces()
  await user.click(press)
  expect(await own.findByText('Основное место: Клиника')).toBeVisible()
})

it('a place that another tab has removed is not added again by making it the main one', async () => {
  const user = open()
  const own = await card('Места работы')
  const press = await own.findByRole('button', { name: /^Сделать основным.*Клиника/ })
  answerPlaces(places.slice(0, 1))
  answerPlaces(places.slice(0, 1))
  await user.click(press)
  await waitFor(() => expect(own.queryByText('Клиника')).not.toBeInTheDocument())
  expect(own.getByText('Этого места работы больше нет в профиле')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Этого места работы больше нет в профиле')
})

it.each([
  ['cannot be read', 5],
  ['has a code that is not known', 'corneal'],
])('an incision that %s is not called none, and is sent back as it is', async (_, main_incision_location) => {
  const user = open({ main_incision_location })
  const surgery = await card('Хирургия')
  expect(await surgery.findByText('Указанный разрез не удалось показать')).toBeVisible()
  expect(surgery.queryByRole('radio', { name: 'Не указан' })).not.toBeInTheDocument()
  const sia = surgery.getByRole('textbox', { name: /SIA, D/ })
  await user.clear(sia)
  await user.type(sia, '0,55')
  saving({ main_incision_location, sia: 0.55 })
  await user.click(await save('Хирургия'))
  expect(await surgery.findByText('Изменения сохранены')).toBeVisible()
})

it('a place of work whose adding got no answer is added by the next press, though it stands there by then', async () => {
  const user = open()
  const own = await card('Места работы')
  await own.findByRole('button', { name: /^Сделать основным.*Клиника/ })
  await user.click(own.getByRole('button', { name: 'Добавить место' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Место работы' }))
  shop()
    .get('/api/v1/locations/getWorkPlaceList/')
    .query({ query: 'Кли' })
    .reply(200, success({ work_places: [{ id: '12', name: 'Клиника', address: '' }] }))
  await user.type(dialog.getByRole('combobox'), 'Кли')
  await user.click(await dialog.findByRole('option', { name: /Клиника/ }))
  const keys: unknown[] = []
  const added = () =>
    shop()
      .post(`${SPECIALIST}/workplaces/`)
      .matchHeader('Idempotency-Key', (key) => keys.push(key) > 0)
  answerPlaces(places.slice(0, 1))
  added().replyWithError('connection lost')
  // The list that the write may have changed is refetched.
  answerPlaces()
  await user.click(dialog.getByRole('button', { name: 'Добавить' }))
  expect(await dialog.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
  answerPlaces()
  added().reply(200, success({ id: 12 }))
  answerPlaces()
  await user.click(dialog.getByRole('button', { name: 'Добавить' }))
  expect(await own.findByText('Место добавлено')).toBeVisible()
  expect(new Set(keys).size).toBe(1)
})

it('a place of work that is there already is not added again: nothing is written over', async () => {
  const user = open()
  const own = await card('Места работы')
  await own.findByRole('button', { name: /^Сделать основным.*Клиника/ })
  await user.click(own.getByRole('button', { name: 'Добавить место' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Место работы' }))
  shop()
    .get('/api/v1/locations/getWorkPlaceList/')
    .query({ query: 'Кли' })
    .reply(200, success({ work_places: [{ id: '12', name: 'Клиника', address: '' }] }))
  await user.type(dialog.getByRole('combobox'), 'Кли')
  await user.click(await dialog.findByRole('option', { name: /Клиника/ }))
  answerPlaces()
  await user.click(dialog.getByRole('button', { name: 'Добавить' }))
  expect(await dialog.findByText('Это место работы уже есть в вашем профиле')).toBeVisible()
})

describe('The questionnaire', () => {
  const awarded = { id: 1, text: 'Стаж?', type: 'single', options: [{ id: 1, text: 'До 5 лет' }] }

  it('goes on to the next question', async () => {
    const user = open()
    const own = await card('Анкета')
    await user.click(await own.findByRole('radio', { name: 'От 10 до 30' }))
    shop()
      .post(`${SPECIALIST}/questionnaire/`, { question_id: 1, answers: [12] })
      .reply(200, success({ question: null, answers: [12], is_awarded: true }))
    await user.click(own.getByRole('button', { name: 'Ответить' }))
    // The refetched profile has the same question in this test, without an answer.
    await waitFor(() => expect(own.getByRole('radio', { name: 'От 10 до 30' })).not.toBeChecked())
  })

  it('goes on by the answer itself, where the profile cannot be read again', async () => {
    shop().get(`${SPECIALIST}/profile/`).reply(200, success(profileWith()))
    shop().persist().get(`${SPECIALIST}/profile/`).reply(400, refusal(1, 'Нет'))
    const { user } = renderPage(<QuestionnaireCard />)
    const own = await card('Анкета')
    await user.click(await own.findByRole('radio', { name: 'От 10 до 30' }))
    const next = {
      id: 2,
      text: 'Где вы принимаете?',
      type: 'single',
      options: [{ id: 21, text: 'В клинике' }],
    }
    shop()
      .post(`${SPECIALIST}/questionnaire/`)
      .reply(200, success({ question: next, answers: [12], is_awarded: false }))
    await user.click(own.getByRole('button', { name: 'Ответить' }))
    expect(await own.findByRole('radio', { name: 'В клинике' })).toBeVisible()
    expect(await own.findByText(/^Не удалось обновить/)).toBeVisible()
    expect(own.getByRole('radio', { name: 'В клинике' })).not.toBeChecked()
  })

  it.each([
    ['single', '9', 'Выберите ответ'],
    ['multiple', ['9'], 'Выберите хотя бы один ответ'],
  ])('asks anew for an answer of a draft that a %s question lacks now', async (type, answers, message) => {
    pageDrafts.write('specialist-question-1', { answers })
    const user = open({ questionnaire: { question: { ...awarded, type }, answers: [], is_awarded: false } })
    const own = await card('Анкета')
    await user.click(await own.findByRole('button', { name: 'Ответить' }))
    expect(await own.findByText(message)).toBeVisible()
  })

  it.each([
    [{ question: null, answers: [1], is_awarded: true }, 'Анкета заполнена, награда начислена'],
    [{ question: null, answers: [1], is_awarded: false }, 'Анкета заполнена.'],
    [{ question: awarded, answers: [1], is_awarded: true }, 'Анкета заполнена, награда начислена'],
    [null, 'Сейчас анкеты нет. Новая появится здесь.'],
    ['анкета', 'Анкету не удалось показать.'],
    [{ question: { id: 1, text: 'Стаж?', type: 'single' }, answers: [] }, 'Анкету не удалось показать.'],
  ])('%j', async (questionnaire, text) => {
    open({ questionnaire })
    expect(await (await card('Анкета')).findByText(text)).toBeVisible()
  })
})

it('chosen ids go back as they came, and those that no list knows stay', () => {
  const ids = fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 30 }), fc.stringMatching(/^[a-z]{1,3}$/)), {
    selector: String,
  })
  fc.assert(
    fc.property(ids, ids, ids, (saved, known, some) => {
      const chosen = some.map(String)
      const found = idsAsTheyCame(saved, known, chosen)
      const isKnown = (id: unknown) => known.map(String).includes(String(id))
      expect(found.filter(isKnown).map(String).sort()).toEqual(
        known
          .map(String)
          .filter((id) => chosen.includes(id))
          .sort(),
      )
      expect(found.filter((id) => !isKnown(id))).toEqual(saved.filter((id) => !isKnown(id)))
    }),
  )
})
