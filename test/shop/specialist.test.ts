/** @jest-environment node */
import { sessions } from '../../examples/shop/api/seed/specialist/education'
import { openShop } from './openShop'

const specialist = () => openShop().visitor('specialist.one')
const picture = new File(['…'], 'елена.png', { type: 'image/png' })

describe('The profile of a specialist', () => {
  it('a consumer has a profile without the block, and no section', async () => {
    const call = openShop().visitor('full.one')
    expect((await call('getSpecialistProfile')).data).toMatchObject({ name: 'Анна', specialist: null })
    expect(await call('getInvites')).toMatchObject({ status: 403, errors: [{ code: 4030 }] })
  })

  it('each card saves its own fields alone', async () => {
    const call = specialist()
    const before = (await call('getSpecialistProfile')).data
    await call('saveSpecialistProfile', { body: { main_incision_location: 'nasal', sia: 0.5 } })
    const after = (await call('getSpecialistProfile')).data
    expect(after).toEqual({
      ...before,
      specialist: { ...before.specialist, main_incision_location: 'nasal', sia: 0.5 },
    })
  })

  it.each([
    [{ specializations: [1], themes: [] }, { specializations: ['Выберите хотя бы одно: Катаракта'] }],
    [{ main_incision_location: null, sia: 3.5 }, { sia: ['От 0 до 3'] }],
    [
      {
        name: 'Елена',
        last_name: 'Соколова',
        second_name: null,
        birthday: '1990-01-01',
        gender: null,
        fias_id: null,
      },
      { birthday: ['Дату рождения изменить нельзя'] },
    ],
  ])('%j is refused', async (body, data) => {
    expect(await specialist()('saveSpecialistProfile', { body: body as never })).toMatchObject({
      status: 422,
      data,
    })
  })

  it('a picture is kept and removed', async () => {
    const { app, visitor } = openShop()
    const call = visitor('specialist.one')
    const { avatar } = (await call('uploadSpecialistAvatar', { body: { file: picture } })).data
    expect((await call('getSpecialistProfile')).data.avatar).toBe(avatar)
    expect((await app.request(avatar)).status).toBe(200)
    await call('deleteSpecialistAvatar')
    expect((await call('getSpecialistProfile')).data.avatar).toBeNull()
  })

  it.each([
    ['a text', new File(['…'], 'a.txt', { type: 'text/plain' })],
    ['an empty one', new File([], 'a.jpg', { type: 'image/jpeg' })],
    ['one that is too large', new File([new Uint8Array(10_485_761)], 'a.jpg', { type: 'image/jpeg' })],
  ])('of pictures %s is refused, and the one before is kept', async (_, file) => {
    const call = specialist()
    const { avatar } = (await call('uploadSpecialistAvatar', { body: { file: picture } })).data
    expect(await call('uploadSpecialistAvatar', { body: { file } })).toMatchObject({ status: 422 })
    expect((await call('getSpecialistProfile')).data.avatar).toBe(avatar)
  })

  it('a new main work place ends the old, and one that is removed leaves another as main', async () => {
    const call = specialist()
    const mains = async () =>
      (await call('getSpecialistWorkPlaces')).data.work_places.map(({ id, is_main }) => [id, is_main])
    const body = { work_place_id: 13, position: null, is_main: true }
    await call('saveSpecialistWorkPlace', { body })
    await call('saveSpecialistWorkPlace', { body })
    expect(await mains()).toEqual([
      [11, false],
      [12, false],
      [13, true],
    ])
    await call('deleteSpecialistWorkPlace', { path: { id: 13 } })
    expect(await mains()).toEqual([
      [11, true],
      [12, false],
    ])
  })

  it('the questionnaire is asked to its end, once, and brings stars', async () => {
    const call = specialist()
    const answer = (question_id: number, ...answers: number[]) =>
      call('answerQuestionnaire', { body: { question_id, answers } })
    expect((await answer(1, 11)).data.question?.id).toBe(2)
    expect(await answer(1, 11)).toMatchObject({ errors: [{ code: 409 }] })
    await answer(2, 21, 22)
    expect((await answer(3, 31)).data).toMatchObject({ question: null, is_awarded: true })
    expect((await call('getStars')).data).toMatchObject({ balance: 1290, operations: { 0: { stars: 30 } } })
  })

  it('one who registers has all sections, and the work place that was chosen', async () => {
    const { visitor } = openShop({ hasCookies: false })
    const call = visitor(undefined)
    const phone = { phone: '9997654321', country: 'ru' } as const
    await call('sendConfirmCode', { path: { type: 'specialist' }, body: { ...phone, method: 'sms' } })
    const body = {
      ...phone,
      code: '1234',
      email: 'new@example.ru',
      name: 'Ирина',
      last_name: 'Белова',
      birthday: '1990-02-03',
      password: 'linza2026',
      confirm_policy: 'Y',
      is_agree_mailings: false,
    } as const
    const path = { type: 'specialist' } as const
    expect(await call('register', { path, body })).toMatchObject({ status: 422 })
    const { token } = (await call('register', { path, body: { ...body, spec_ids: [1], work_place_id: 14 } }))
      .data
    const own = visitor(token)
    expect((await own('getSpecialistProfile')).data).toMatchObject({
      last_name: 'Белова',
      specialist: { is_stars_allowed: true, specializations: [], unsubscribe_mailings: true },
    })
    expect((await own('getSpecialistWorkPlaces')).data.work_places).toMatchObject([{ id: 14, is_main: true }])
  })
})

describe('What a specialist answers', () => {
  it('an invite is answered once, and is not answered after its time', async () => {
    const { visitor, pass } = openShop()
    const call = visitor('specialist.one')
    const statuses = async () => (await call('getInvites')).data.invites.map(({ status }) => status.code)
    expect((await call('acceptInvite', { path: { id: 1901 } })).data.status.code).toBe('accepted')
    expect(await call('declineInvite', { path: { id: 1901 }, body: { reason: '' } })).toMatchObject({
      errors: [{ code: 409 }],
    })
    pass(30 * 86_400)
    expect(await call('acceptInvite', { path: { id: 1902 } })).toMatchObject({ errors: [{ code: 409 }] })
    expect((await statuses()).slice(0, 2)).toEqual(['accepted', 'expired'])
  })

  it('an accepted invite registers for nothing', async () => {
    const call = specialist()
    await call('acceptInvite', { path: { id: 1901 } })
    const event = (await call('getMaterial', { path: { kind: 'events', id: 1101 } })).data
    expect(event).toMatchObject({ seats_left: 4, registration: { code: 'none' } })
  })

  it('what was read of the invites is counted no more', async () => {
    const call = specialist()
    const unread = async () => (await call('getSpecialistProfile')).data.specialist?.invites_unread
    expect(await unread()).toBe(2)
    await call('readInviteNotifications')
    expect(await unread()).toBe(0)
  })

  it('a document is signed by its agreement', async () => {
    const call = specialist()
    await call('confirmAgreement', { path: { id: 7 } })
    const { documents } = (await call('getDocuments')).data
    expect(documents.map(({ status }) => status.code)).toEqual(['signed', 'new', 'signed', 'archived'])
  })

  it('an application as expert is looked at before another one', async () => {
    const call = openShop().visitor('specialist-new.one')
    const body = { theme_ids: [2], about: 'Опыт', confirm_policy: 'Y' as const }
    expect((await call('getExpertCabinet')).data).toEqual({ expert: null, iol_requests: [] })
    expect(await call('applyAsExpert', { body: { ...body, confirm_policy: null } })).toMatchObject({
      status: 422,
    })
    await call('applyAsExpert', { body })
    expect((await call('getExpertCabinet')).data.expert).toMatchObject({ status: { code: 'moderation' } })
    expect(await call('applyAsExpert', { body })).toMatchObject({ status: 400 })
  })
})

describe('Samples', () => {
  const item = { product_id: 202, quantity: 3, sphere: -2.75, base_curve: 8.6, diameter: 14.2 }
  const body = { work_place_id: 11, items: [item], comment: null }

  it('an order lowers what is left until the limit runs out, and gives it back', async () => {
    const call = specialist()
    const left = async () => (await call('getSampleProducts')).data.products[0]?.left
    const { id } = (await call('orderSamples', { body })).data
    expect(await left()).toBe(1)
    expect(await call('orderSamples', { body })).toMatchObject({ errors: [{ code: 409 }] })
    await call('cancelSamplingOrder', { path: { id } })
    expect(await left()).toBe(4)
    expect(await call('cancelSamplingOrder', { path: { id } })).toMatchObject({ status: 400 })
  })

  it('lens parameters are of those the sample is made in', async () => {
    const call = specialist()
    const wrong = { ...body, items: [{ ...item, sphere: -20 }] }
    expect(await call('orderSamples', { body: wrong })).toMatchObject({
      status: 422,
      data: { sphere: ['Проверьте значение'] },
    })
  })
})

describe('Materials', () => {
  const event = (id: number) => ({ path: { id } })

  it('a seat that is taken lowers the number, and comes back', async () => {
    const call = specialist()
    expect((await call('registerForEvent', event(1101))).data).toMatchObject({
      seats_left: 3,
      registration: { code: 'registered' },
    })
    expect(await call('registerForEvent', event(1101))).toMatchObject({ status: 400 })
    expect((await call('cancelEventRegistration', event(1101))).data).toMatchObject({
      seats_left: 4,
      registration: { code: 'cancelled' },
    })
  })

  it.each([1103, 1107])(
    'without a seat, or where the last one is gone meanwhile, one waits: %i',
    async (id) => {
      expect((await specialist()('registerForEvent', event(id))).data).toMatchObject({
        seats_left: 0,
        registration: { code: 'waiting' },
      })
    },
  )

  it('after the time for it nobody registers', async () => {
    expect(await specialist()('registerForEvent', event(1104))).toMatchObject({ status: 400 })
  })

  it('the link is told to those who take part, once the event has begun', async () => {
    const call = specialist()
    const link = async (id: number) => (await call('getMaterial', { path: { kind: 'events', id } })).data.link
    expect([await link(1105), await link(1102), await link(1101)]).toEqual([
      'https://meet.example.ru/biometria',
      null,
      null,
    ])
  })

  it('lessons go in their order, each once, and the last brings certificate and stars', async () => {
    const call = specialist()
    const complete = (lesson_id: number) => call('completeLesson', { path: { id: 1301, lesson_id } })
    expect(await complete(13013)).toMatchObject({ status: 400 })
    expect((await complete(13012)).data).toMatchObject({ progress: { current: 2, required: 3 } })
    expect(await complete(13012)).toMatchObject({ status: 400 })
    expect((await complete(13013)).data).toMatchObject({ certificate: { id: 1310 } })
    expect((await call('getStars')).data.balance).toBe(1360)
  })

  it('a list is filtered and cut into pages', async () => {
    const call = openShop().visitor('specialist-many.one')
    const path = { kind: 'articles' } as const
    const first = (await call('getMaterials', { path, query: { page: 1, per_page: 20 } })).data
    expect(first).toMatchObject({ total: 486 })
    const last = (await call('getMaterials', { path, query: { page: 25, per_page: 20 } })).data
    expect([first.materials.length, last.materials.length]).toEqual([20, 6])
    const found = (await call('getMaterials', { path, query: { query: 'случай 12:', theme_id: 2 } })).data
    expect(found.materials.map(({ title }) => title)).toEqual(['Случай 12: биометрия и расчёт'])
    expect((await call('getInvites')).data.invites).toHaveLength(300)
  })

  it('what was looked at is new no more', async () => {
    const call = specialist()
    const path = { kind: 'articles', id: 1001 } as const
    await call('viewMaterial', { path })
    expect((await call('getMaterial', { path })).data).toMatchObject({ is_new: false, is_viewed: true })
  })
})

describe('Academy and courses', () => {
  const person = {
    name: 'Елена',
    phone: '9031112233',
    country: 'ru',
    email: 'e@example.ru',
    work_place_id: 11,
    comment: null,
    confirm_policy: 'Y',
  } as const

  it.each(['05:00', '16:30', '19:00'])('at %s UTC somebody is registered for an evening to come', (time) => {
    const now = new Date(`2026-11-30T${time}:00Z`)
    const [next] = sessions(now)
    expect(next?.registration.code).toBe('registered')
    expect(Date.parse(next?.starts_at ?? '')).toBeGreaterThan(now.getTime())
  })

  it('an evening is coming or past', async () => {
    const call = specialist()
    const ids = async (period: 'upcoming' | 'past') =>
      (await call('getAcademySessions', { query: { period } })).data.sessions.map(({ id }) => id)
    expect([await ids('upcoming'), await ids('past')]).toEqual([
      [1601, 1602, 1603],
      [1604, 1605],
    ])
    expect((await call('applyToAcademySession', { path: { id: 1603 } })).data.registration.code).toBe(
      'waiting',
    )
    expect(await call('applyToAcademySession', { path: { id: 1604 } })).toMatchObject({ status: 400 })
  })

  it('one applies once, before the end, from a place of work', async () => {
    const call = specialist()
    const apply = (id: number, body: object = person) => call('applyToSatellite', { path: { id }, body })
    expect((await apply(1702)).data).toMatchObject({
      seats_left: 5,
      application: { status: { code: 'sent' } },
    })
    expect(await apply(1702)).toMatchObject({ status: 400 })
    expect(await apply(1703)).toMatchObject({ status: 400 })
    expect(await apply(1704)).toMatchObject({ errors: [{ code: 409 }] })
    const elsewhere = { path: { id: 1802 }, body: { ...person, work_place_id: 30 } }
    expect(await call('applyToCourse', elsewhere)).toMatchObject({ status: 422 })
  })
})

describe('Flags', () => {
  it.each([
    'getDocuments',
    'getStars',
    'getExpertCabinet',
    'getSampleProducts',
    'getSamplingOrders',
  ] as const)('without its flag %s is closed', async (name) => {
    const { visitor } = openShop()
    expect(await visitor('specialist-bare.one')(name)).toMatchObject({ status: 403 })
    expect(await visitor('specialist.one')(name)).toMatchObject({ status: 200 })
  })

  it('where sections fail or are restricted, the profile stays', async () => {
    const { app, visitor } = openShop()
    const failing = { headers: { 'X-Auth-Token': 'specialist-failing.one' } }
    expect((await app.request('/api/v2/internal/specialist/invites/', failing)).status).toBe(500)
    expect((await app.request('/api/v2/internal/specialist/profile/', failing)).status).toBe(200)
    const restricted = visitor('specialist-restricted.one')
    expect(await restricted('getInvites')).toMatchObject({ status: 403, errors: [{ code: 9001 }] })
    expect(await restricted('getSpecialistProfile')).toMatchObject({ status: 200 })
  })
})
