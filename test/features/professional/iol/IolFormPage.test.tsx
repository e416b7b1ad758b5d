import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditIolPage, NewIolPage } from '#features/professional/iol/IolFormPage'
import { dataOf } from '../../../support/endpoints'
import { hear } from '../../../support/events'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, profileWith, SPECIALIST } from '../../../support/specialist'

const at = `${SPECIALIST}/iol_requests`
const record = dataOf('getIolRequest')
const [eye] = record['eyes'] as object[]
const draft = {
  ...record,
  status: { code: 'draft', label: 'Черновик' },
  published_at: null,
  answers_count: 0,
}

const answerDraft = (rest: object = {}) =>
  shop()
    .get(`${at}/2311/`)
    .reply(200, success({ ...draft, ...rest }))

const open = () => renderPage(<EditIolPage />, '/iol/2311/edit/')
const right = () => screen.findByRole('group', { name: /OD, правый глаз/ })
const save = () => screen.getByRole('button', { name: 'Сохранить черновик' })

it('begins with SIA and incision of the profile, proposes the axis of K2, and saves what is incomplete', async () => {
  answerProfile(profileWith({ sia: 0.3, main_incision_location: 'temporal' }))
  const { user } = renderPage(<NewIolPage />, '/iol/new/')
  const od = await right()
  const os = screen.getByRole('group', { name: /OS, левый глаз/ })
  expect(within(od).getByRole('textbox', { name: 'SIA, D' })).toHaveValue('0,30')
  expect(within(od).getByRole('textbox', { name: 'Разрез, °' })).toHaveValue('180')
  expect(within(os).getByRole('textbox', { name: 'Разрез, °' })).toHaveValue('0')
  await user.type(within(od).getByRole('textbox', { name: 'Ось K1, °' }), '140')
  const steep = within(od).getByRole('textbox', { name: 'Ось K2, °' })
  expect(steep).toHaveValue('50')
  await user.clear(steep)
  await user.type(steep, '55')
  await user.type(within(od).getByRole('textbox', { name: 'Ось K1, °' }), '{Backspace}1')
  expect(steep).toHaveValue('55')
  let sent: Record<string, unknown> = {}
  shop()
    .post(`${at}/`, (body: Record<string, unknown>) => {
      sent = body
      return true
    })
    .reply(200, success(draft))
  await user.click(save())
  await waitFor(() => expect(location.pathname).toBe('/personal/iol/2311/'))
  expect(sent).toMatchObject({
    patient: { code: '', birth_year: null, sex: null },
    lens_type: null,
    eyes: [
      { eye: 'right', k1: null, k1_axis: 141, k2_axis: 55, sia: 0.3, incision: 180 },
      { eye: 'left', k1_axis: null, sia: 0.3, incision: 0 },
    ],
  })
  expect(Object.keys(sessionStorage).filter((key) => key.includes('iol'))).toEqual([])
})

it.each(['saved', 'typed'])('an axis of K2 that was %s is not moved by that of K1', async (how) => {
  const measured = { ...eye, k1_axis: 140, k2_axis: how === 'saved' ? 50 : null }
  answerDraft({ eyes: [measured] })
  const { user } = open()
  const od = await right()
  const steep = within(od).getByRole('textbox', { name: 'Ось K2, °' })
  if (how === 'typed') await user.type(steep, '50')
  expect(within(od).queryByText('Предложена: K1 + 90°')).not.toBeInTheDocument()
  await user.type(within(od).getByRole('textbox', { name: 'Ось K1, °' }), '{Backspace}1')
  expect(steep).toHaveValue('50')
  await user.clear(steep)
  await user.type(within(od).getByRole('textbox', { name: 'Ось K1, °' }), '{Backspace}2')
  expect(steep).toHaveValue('52')
  expect(within(od).getByText('Предложена: K1 + 90°')).toBeVisible()
})

it('saves nothing that is wrong, and says it beside the field', async () => {
  answerDraft()
  const { user } = open()
  const od = await right()
  const k2 = within(od).getByRole('textbox', { name: 'K2, D' })
  await user.clear(k2)
  await user.type(k2, '42,5')
  await user.click(save())
  expect(await within(od).findByText('K2 не меньше K1')).toBeVisible()
  await waitFor(() => expect(k2).toHaveFocus())
})

it('warns without refusing, and shows the astigmatism after the incision', async () => {
  answerDraft({ eyes: [{ ...eye, k2: 45.75 }] })
  open()
  const od = await right()
  expect(within(od).getByText('Проверьте измерение.')).toBeVisible()
  expect(within(od).getByRole('textbox', { name: 'K2, D' })).toHaveAccessibleDescription(/K2 − K1 = 2,75/)
  const result = od.querySelector('[data-result="astigmatism"]')
  expect(Number(result?.getAttribute('data-value'))).toBeCloseTo(2.8408, 1)
  expect(within(od).getByText(/Это не расчёт ИОЛ\./)).toBeVisible()
})

it('publishing names all faults at once, and each leads to its field', async () => {
  answerDraft({ lens_type: null, eyes: [{ ...eye, acd: null, k2: 42 }] })
  const { user } = open()
  await right()
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  expect(await screen.findByText(/исправьте 3\sполя/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /: / }).map(({ textContent }) => textContent)).toEqual([
    'Тип линзы: выберите тип линзы',
    'OD, K2: K2 не меньше K1',
    'OD, Глубина передней камеры (ACD): заполните поле',
  ])
  await user.click(screen.getByRole('button', { name: /OD, Глубина передней камеры/ }))
  expect(screen.getByRole('textbox', { name: /ACD/ })).toHaveFocus()
})

it('asks before a name goes out', async () => {
  answerDraft({ comment: 'Иванова Мария' })
  const { user } = open()
  await right()
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Похоже, в тексте есть имя или телефон пациента. Отправить всё равно?',
  })
  await user.click(within(question).getByRole('button', { name: 'Исправить' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Иванова Мария')
})

const comment = () => screen.getByRole('textbox', { name: 'Комментарий' })
const KEY = 'lens-widgets:draft:page:iol-2311'
const LATER = '2026-03-02T17:02:00+03:00'
const conflicts = () => shop().put(`${at}/2311/`).reply(400, refusal(409, 'Запрос изменён в другом окне'))

it('what another window has written is published by no question about other words', async () => {
  answerDraft()
  const { user } = open()
  await right()
  await user.type(comment(), ' моё')
  conflicts()
  const theirs = { eyes: [{ ...eye, history: 'Иванова Мария' }], updated_at: LATER }
  answerDraft(theirs)
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  shop()
    .put(`${at}/2311/`)
    .reply(200, success({ ...draft, ...theirs }))
  await user.click(await screen.findByRole('button', { name: 'Сохранить моё' }))
  await waitFor(() => expect(location.pathname).toBe('/personal/iol/2311/'))
  expect(history.state).toMatchObject({ usr: null })
})

it.each([
  [
    'published',
    400,
    refusal(409, 'Запрос изменён в другом окне'),
    200,
    success({ ...record, updated_at: LATER }),
  ],
  ['deleted', 404, refusal(404, 'Запись не найдена'), 404, refusal(404, 'Запись не найдена')],
])('what was typed stays when the request turns out to be %s', async (how, status, refused, then, latest) => {
  answerDraft()
  const { user } = open()
  await right()
  await user.type(comment(), ' моё')
  shop().put(`${at}/2311/`).reply(status, refused)
  shop().persist().get(`${at}/2311/`).reply(then, latest)
  await user.click(save())
  const told = how === 'published' ? 'Изменить можно только черновик' : 'Раздел недоступен'
  expect(await screen.findByText(told)).toBeVisible()
  expect(comment()).toHaveValue(`${String(record['comment'])} моё`)
  if (how === 'deleted') return
  expect(await screen.findByRole('row', { name: /Комментарий.* моё/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Сохранить моё' })).not.toBeInTheDocument()
})

/** Mocks the save of the draft; its request is in `body` afterwards. */
function answerSave() {
  const sent: { body?: Record<string, unknown> } = {}
  shop()
    .put(`${at}/2311/`, (body: Record<string, unknown>) => {
      sent.body = body
      return true
    })
    .reply(200, success(draft))
  return sent
}

it('another window: both versions are readable, and what this one did not touch stays as the other has it', async () => {
  answerDraft()
  const { user } = open()
  const od = await right()
  const comment = screen.getByRole('textbox', { name: 'Комментарий' })
  await user.clear(comment)
  await user.type(comment, 'Моё')
  shop().put(`${at}/2311/`).reply(400, refusal(409, 'Запрос изменён в другом окне'))
  const latest = { comment: 'Чужое', eyes: [{ ...eye, k1: 42.5 }], updated_at: '2026-03-02T17:02:00+03:00' }
  shop()
    .get(`${at}/2311/`)
    .times(2)
    .reply(200, success({ ...draft, ...latest }))
  await user.click(save())
  expect(await screen.findByText('Запрос изменён в другом окне')).toBeVisible()
  const row = await screen.findByRole('row', { name: /Комментарий/ })
  expect(within(row).getByText('Чужое')).toBeVisible()
  expect(within(row).getByText('Моё')).toBeVisible()
  expect(within(od).getByRole('textbox', { name: 'K1, D' })).toHaveValue('43,00')
  const saved = answerSave()
  await user.click(screen.getByRole('button', { name: 'Сохранить моё' }))
  await waitFor(() => expect(location.pathname).toBe('/personal/iol/2311/'))
  expect(saved.body).toMatchObject({ comment: 'Моё', eyes: [{ k1: 42.5 }], updated_at: latest.updated_at })
})

it('a save whose reply got lost is no other window: what is typed further is saved over it', async () => {
  answerDraft()
  const { user } = open()
  await right()
  const comment = screen.getByRole('textbox', { name: 'Комментарий' })
  await user.clear(comment)
  await user.type(comment, 'Моё')
  shop().put(`${at}/2311/`).reply(502, '<html>')
  const saved = { ...draft, comment: 'Моё', updated_at: '2026-03-02T17:02:00+03:00' }
  shop().get(`${at}/2311/`).times(3).reply(200, success(saved))
  await user.click(save())
  expect(await screen.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
  await user.clear(comment)
  shop().put(`${at}/2311/`).reply(400, refusal(409, 'Запрос изменён в другом окне'))
  const sent = answerSave()
  await user.click(save())
  await waitFor(() => expect(location.pathname).toBe('/personal/iol/2311/'))
  expect(screen.queryByText('Запрос изменён в другом окне')).not.toBeInTheDocument()
  expect(sent.body).toMatchObject({ comment: null, updated_at: saved.updated_at })
})

it('shows the refusal of the server beside the field it is about', async () => {
  answerDraft()
  const { user } = open()
  const od = await right()
  await user.type(screen.getByRole('textbox', { name: 'Комментарий' }), '!')
  shop()
    .put(`${at}/2311/`)
    .reply(422, { status: 'error', data: { 'eyes.0.acd': ['Слишком мелко'] }, errors: [] })
  await user.click(save())
  expect(await within(od).findByText('Слишком мелко')).toBeVisible()
})

it('a draft deleted in another window says so, and keeps what was typed', async () => {
  answerDraft()
  const { user } = open()
  await right()
  const comment = screen.getByRole('textbox', { name: 'Комментарий' })
  await user.clear(comment)
  await user.type(comment, 'Моё')
  shop().put(`${at}/2311/`).reply(404, refusal(404, 'Запись не найдена'))
  await user.click(save())
  expect(await screen.findByText(/Запись не найдена/)).toBeVisible()
  expect(comment).toHaveValue('Моё')
})

it('a published request is not edited', async () => {
  shop().get(`${at}/2311/`).reply(200, success(record))
  open()
  expect(await screen.findByText('Изменить можно только черновик')).toBeVisible()
})

describe('Pressed five times at once', () => {
  /** Mocks writes with the same response for each, and counts them. */
  function answerWrites(
    method: 'post' | 'put',
    path: string,
    answer: [status: number, body: object | string],
  ) {
    const written = { times: 0 }
    const write = method === 'post' ? shop().post(path) : shop().put(path)
    write
      .times(5)
      .optionally()
      .reply(answer[0], () => {
        written.times += 1
        return answer[1]
      })
    return written
  }
  const pressFiveTimes = (name: string) => {
    const button = screen.getByRole('button', { name })
    act(() => {
      for (let times = 0; times < 5; times += 1) button.click()
    })
  }

  it('a draft to be published is saved once, and its request asks', async () => {
    answerDraft()
    const { user } = open()
    await right()
    await user.type(screen.getByRole('textbox', { name: 'Комментарий' }), '!')
    const saved = answerWrites('put', `${at}/2311/`, [200, success(draft)])
    pressFiveTimes('Опубликовать')
    await waitFor(() => expect(location.pathname).toBe('/personal/iol/2311/'))
    expect(saved.times).toBe(1)
    expect(history.state).toMatchObject({ usr: { publish: record['updated_at'] } })
  })

  const openNew = async () => {
    answerProfile(profileWith({ sia: 0.3, main_incision_location: 'temporal' }))
    const { user } = renderPage(<NewIolPage />, '/iol/new/')
    await right()
    await user.type(screen.getByRole('textbox', { name: 'Код пациента' }), 'К-9')
    return user
  }
  const created = {
    ...{ ...draft, id: 2400, patient: { code: 'К-9', birth_year: null, sex: null }, lens_type: null },
    ...{ comment: null, attachments: [] },
    eyes: ['right', 'left'].map((side) => ({
      ...Object.fromEntries(Object.keys(eye as object).map((name) => [name, null])),
      ...{ eye: side, sia: 0.3, incision: side === 'right' ? 180 : 0 },
    })),
  }
  const answerList = (...listed: object[]) =>
    shop()
      .get(`${at}/`)
      .query({ status: 'draft', scope: 'mine', query: 'К-9', page: 1, per_page: 20 })
      .reply(200, success({ iol_requests: listed, total: listed.length }))

  it('a new draft whose reply gets lost is found among the drafts, and is created once', async () => {
    await openNew()
    const told = hear('iol-request-changed')
    const written = answerWrites('post', `${at}/`, [502, 'proxy'])
    answerList({ ...created, id: 2399, comment: 'Другой' }, created)
    pressFiveTimes('Сохранить черновик')
    await waitFor(() => expect(location.pathname).toBe('/personal/iol/2400/'))
    expect(written.times).toBe(1)
    expect(told).toEqual([['iol-request-changed', { id: 2400, status: 'draft' }]])
  })

  it.each([
    [
      'other drafts',
      [
        { ...created, comment: 'Другой' },
        { ...created, attachments: record['attachments'] },
      ],
    ],
    ['none', []],
  ])('a new draft that did not come is still in the form: the list has %s', async (_, listed) => {
    await openNew()
    const written = answerWrites('post', `${at}/`, [502, 'proxy'])
    answerList(...listed)
    pressFiveTimes('Сохранить черновик')
    expect(await screen.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
    expect(written.times).toBe(1)
    expect(screen.getByRole('textbox', { name: 'Код пациента' })).toHaveValue('К-9')
    expect(location.pathname).toBe('/personal/iol/new/')
  })
})

/** Stores a draft as if an earlier load of the page had left it. */
function leaveDraft(key: string, draft: object) {
  sessionStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }))
}

it('a new request says that it was begun before, and can be begun anew: no patient gets the data of the last one', async () => {
  leaveDraft('lens-widgets:draft:page:iol-new', { patientCode: 'К-1', right_k1: '43,00' })
  answerProfile(profileWith({}))
  renderPage(<NewIolPage />, '/iol/new/')
  expect(await screen.findByText('Восстановлен черновик')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Код пациента' })).toHaveValue('К-1')
  await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }))
  expect(screen.getByRole('textbox', { name: 'Код пациента' })).toHaveValue('')
})

it('a restored draft does not overwrite what another window has saved since', async () => {
  answerDraft()
  const { user, unmount } = open()
  await right()
  await user.type(comment(), ' моё')
  unmount()
  answerDraft({ comment: 'Чужое', updated_at: LATER })
  open()
  await right()
  await waitFor(() => expect(comment()).toHaveValue(`${String(record['comment'])} моё`))
  const versions: unknown[] = []
  shop()
    .put(`${at}/2311/`, (body: { updated_at: string }) => versions.push(body.updated_at) > 0)
    .reply(400, refusal(409, 'Запрос изменён в другом окне'))
  answerDraft({ comment: 'Чужое', updated_at: LATER })
  await user.click(save())
  expect(await screen.findByText('Запрос изменён в другом окне')).toBeVisible()
  expect(versions).toEqual([record['updated_at']])
})

/** Types a comment, meets another window's version, and takes that. */
async function takeNewVersion() {
  answerDraft()
  const { user } = open()
  await right()
  await user.type(comment(), ' моё')
  conflicts()
  answerDraft({ comment: 'Чужое', updated_at: LATER })
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Взять новую версию' }))
  await waitFor(() => expect(comment()).toHaveValue('Чужое'))
  return user
}

it('a version that was taken is what the form shows: what was refused does not come back', async () => {
  await takeNewVersion()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('what was typed can be brought back over the version that was taken', async () => {
  const user = await takeNewVersion()
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(comment()).toHaveValue(`${String(record['comment'])} моё`))
  expect(sessionStorage.getItem(KEY)).toContain('моё')
  const saved = answerSave()
  await user.click(save())
  await waitFor(() => expect(location.pathname).toBe('/personal/iol/2311/'))
  expect(saved.body).toMatchObject({ updated_at: LATER, comment: `${String(record['comment'])} моё` })
})

const left = { ...eye, eye: 'left', k1: 44.25 }

it.each([
  ['added stays', [eye], [eye, left], ['right', 'left']],
  ['removed stays removed', [eye, left], [eye], ['right']],
])('an eye that another window has %s', async (_, before, after, kept) => {
  answerDraft({ eyes: before })
  const { user } = open()
  await right()
  await user.type(comment(), ' моё')
  conflicts()
  answerDraft({ eyes: after, updated_at: LATER })
  await user.click(save())
  const saved = answerSave()
  await user.click(await screen.findByRole('button', { name: 'Сохранить моё' }))
  await waitFor(() => expect(location.pathname).toBe('/personal/iol/2311/'))
  const { eyes, comment: sent } = saved.body as { eyes: { eye: string; k1: number }[]; comment: string }
  expect(eyes.map((one) => one.eye)).toEqual(kept)
  expect(eyes[0]).toMatchObject(eye as object)
  expect(sent).toContain('моё')
})

it('a file that was added meanwhile is no other window', async () => {
  answerDraft()
  const { user } = open()
  await right()
  await user.type(comment(), ' моё')
  conflicts()
  answerDraft({ updated_at: LATER, attachments: [] })
  const saved = answerSave()
  await user.click(save())
  await waitFor(() => expect(saved.body).toMatchObject({ updated_at: LATER }))
  expect(screen.queryByText('Запрос изменён в другом окне')).not.toBeInTheDocument()
})

it('what is typed while a draft is saved stays in the form, unsaved', async () => {
  answerDraft()
  const { user } = open()
  await right()
  await user.type(comment(), ' моё')
  let answer: (saved: object) => void = () => undefined
  const answered = new Promise<object>((resolve) => (answer = resolve))
  shop()
    .put(`${at}/2311/`)
    .reply(200, () => answered)
  await user.click(save())
  await user.type(comment(), ' и ещё')
  answer(success({ ...draft, updated_at: LATER }))
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'))
  expect(location.pathname).toBe('/personal/iol/2311/edit/')
  expect(comment()).toHaveValue(`${String(record['comment'])} моё и ещё`)
  const saved = answerSave()
  await user.click(save())
  await waitFor(() => expect(location.pathname).toBe('/personal/iol/2311/'))
  expect(saved.body).toMatchObject({ updated_at: LATER })
})

it('the way back leads to the request whatever letters its id has', async () => {
  answerProfile()
  shop()
    .get(`${at}/A%2F5/`)
    .reply(200, success({ ...draft, id: 'A/5' }))
  renderPage(<EditIolPage />, '/iol/A%2F5/edit/')
  expect(await screen.findByRole('link', { name: /^Запрос/ })).toHaveAttribute('href', '/personal/iol/A%2F5/')
})
