import { screen, waitFor, within } from '@testing-library/react'
import nock from 'nock'
import { InvitesPage } from '#features/professional/invites/InvitesPage'
import { createStore } from '#store/store'
import { renderCard, renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, flagsOff, profileWith, SPECIALIST } from '../../../support/specialist'

const invite = {
  id: 1,
  kind: 'event',
  object_id: 1101,
  title: 'Круглый стол',
  text: 'Ждём вас',
  starts_at: null,
  expires_at: '2999-03-15T23:59:00+03:00',
  status: { code: 'new', label: 'Ждёт ответа' },
  is_read: false,
}
const accepted = { ...invite, status: { code: 'accepted', label: 'Принято' } }
const declined = { ...invite, status: { code: 'declined', label: 'Отклонено' } }
const expired = { ...invite, status: { code: 'expired', label: 'Срок истёк' } }

const answer = (...invites: object[]) => shop().get(`${SPECIALIST}/invites/`).reply(200, success({ invites }))
const hearSeen = () => shop().post(`${SPECIALIST}/invites/read_notifications/`).reply(200, success(null))
let store = createStore()
function open() {
  store = createStore()
  return renderCard(<InvitesPage />, store)
}

/** Waits until the write has ended: the screen does not show it, and it must not run into the next test. */
const heard = () =>
  waitFor(() => {
    const writes = Object.values(store.getState().api.mutations)
    const states = writes.map((write) => write?.status)
    expect(states).toContain('fulfilled')
    expect(states).not.toContain('pending')
  })

beforeEach(() => answerProfile())

const card = async (name = 'Круглый стол') => within(await screen.findByRole('region', { name }))

it('tells once that the invites have been seen', async () => {
  answer(invite)
  const seen = hearSeen()
  open()
  await waitFor(() => expect(seen.isDone()).toBe(true))
  await heard()
})

it('without invites says where they will come', async () => {
  answer()
  hearSeen()
  open()
  expect(await screen.findByText('Приглашений пока нет')).toBeVisible()
  await heard()
})

it('invites that do not load can be asked for again, and count as not seen until then', async () => {
  shop().get(`${SPECIALIST}/invites/`).reply(400, refusal(1, 'Ведутся работы'))
  const { user } = open()
  expect(await screen.findByText('Приглашения не загрузились')).toBeVisible()
  answer(invite)
  hearSeen()
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect((await card()).getByText('Ждёт ответа')).toBeVisible()
  await heard()
})

it.each([
  accepted,
  expired,
  { ...invite, expires_at: '2020-01-01T00:00:00+03:00' },
  { ...invite, status: null },
])('only what waits for an answer has buttons: %#', async (given) => {
  answer(given)
  hearSeen()
  open()
  expect((await card()).queryByRole('button')).not.toBeInTheDocument()
  await heard()
})

it('an invite is accepted, and is then accepted', async () => {
  answer(invite)
  hearSeen()
  const { user } = open()
  shop().post(`${SPECIALIST}/invites/1/accept/`).reply(200, success(accepted))
  answer(accepted)
  await user.click((await card()).getByRole('button', { name: /^Принять ?: Круглый стол$/ }))
  expect(await (await card()).findByText('Приглашение принято')).toBeVisible()
  await waitFor(async () => expect((await card()).queryByRole('button')).not.toBeInTheDocument())
  expect(document.activeElement).toHaveTextContent('Приглашение принято')
  await heard()
})

it('one that has expired meanwhile says so beside it, and the list is read anew', async () => {
  answer(invite)
  hearSeen()
  const { user } = open()
  shop().post(`${SPECIALIST}/invites/1/accept/`).reply(400, refusal(409, 'Срок приглашения истёк'))
  answer(expired)
  await user.click((await card()).getByRole('button', { name: /^Принять ?: Круглый стол$/ }))
  expect(await (await card()).findByText('Срок приглашения истёк')).toBeVisible()
  expect(await (await card()).findByText('Срок истёк')).toBeVisible()
  await heard()
})

it('declining asks, and takes a reason along', async () => {
  answer(invite)
  hearSeen()
  const { user } = open()
  await user.click((await card()).getByRole('button', { name: /^Отклонить ?: Круглый стол$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить приглашение?' }))
  await user.type(dialog.getByRole('textbox', { name: /Причина/ }), 'В эти дни операции')
  shop()
    .post(`${SPECIALIST}/invites/1/decline/`, { reason: 'В эти дни операции' })
    .reply(200, success(declined))
  answer(declined)
  await user.click(dialog.getByRole('button', { name: 'Отклонить' }))
  expect(await (await card()).findByText('Приглашение отклонено')).toBeVisible()
  await heard()
})

it('while an invite is being accepted it cannot be declined', async () => {
  answer(invite)
  hearSeen()
  const { user } = open()
  const invited = await card()
  const decline = invited.getByRole('button', { name: /^Отклонить ?: Круглый стол$/ })
  let refuse: () => void = () => undefined
  const awaited = new Promise<void>((resolve) => (refuse = resolve))
  shop()
    .post(`${SPECIALIST}/invites/1/accept/`)
    .reply(async () => {
      await awaited
      return [400, refusal(1, 'Ведутся работы')]
    })
  answer(invite)
  await user.click(invited.getByRole('button', { name: /^Принять ?: Круглый стол$/ }))
  await user.click(decline)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  refuse()
  expect(await (await card()).findByText('Ведутся работы')).toBeVisible()
  await user.click(decline)
  expect(await screen.findByRole('dialog', { name: 'Отклонить приглашение?' })).toBeVisible()
  await heard()
})

it('a refused acceptance is no longer told once the invite is declined', async () => {
  answer(invite)
  hearSeen()
  const { user } = open()
  shop().post(`${SPECIALIST}/invites/1/accept/`).reply(400, refusal(1, 'Ведутся работы'))
  answer(invite)
  await user.click((await card()).getByRole('button', { name: /^Принять ?: Круглый стол$/ }))
  expect(await (await card()).findByText('Ведутся работы')).toBeVisible()
  await user.click((await card()).getByRole('button', { name: /^Отклонить ?: Круглый стол$/ }))
  shop().post(`${SPECIALIST}/invites/1/decline/`).reply(200, success(declined))
  answer(declined)
  await user.click(await screen.findByRole('button', { name: 'Отклонить' }))
  expect(await (await card()).findByText('Приглашение отклонено')).toBeVisible()
  expect(screen.queryByText('Ведутся работы')).not.toBeInTheDocument()
  await heard()
})

it('an accepted invite has no buttons even if the list cannot be read again', async () => {
  answer(invite)
  hearSeen()
  const { user } = open()
  shop().post(`${SPECIALIST}/invites/1/accept/`).reply(200, success(accepted))
  shop().get(`${SPECIALIST}/invites/`).reply(400, refusal(1, 'Ведутся работы'))
  await user.click((await card()).getByRole('button', { name: /^Принять ?: Круглый стол$/ }))
  expect(await (await card()).findByText('Приглашение принято')).toBeVisible()
  expect((await card()).queryByRole('button', { name: /^(Принять|Отклонить)/ })).not.toBeInTheDocument()
  await heard()
})

it('answers to invites that got lost are found in the list', async () => {
  answer(invite, { ...invite, id: 2, title: 'Лекция' })
  hearSeen()
  const { user } = open()
  shop().post(`${SPECIALIST}/invites/1/accept/`).replyWithError('connection lost')
  answer(accepted, { ...invite, id: 2, title: 'Лекция' })
  await user.click((await card()).getByRole('button', { name: /^Принять ?: Круглый стол$/ }))
  expect(await (await card()).findByText('Приглашение принято')).toBeVisible()
  expect(screen.queryByText(/Сервис временно недоступен/)).not.toBeInTheDocument()
  await user.click((await card('Лекция')).getByRole('button', { name: /^Отклонить ?: Лекция$/ }))
  shop().post(`${SPECIALIST}/invites/2/decline/`).replyWithError('connection lost')
  answer(accepted, { ...declined, id: 2, title: 'Лекция' })
  await user.click(await screen.findByRole('button', { name: 'Отклонить' }))
  expect(await (await card('Лекция')).findByText('Приглашение отклонено')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await heard()
})

describe('What was accepted leads to its object', () => {
  it.each([
    ['event', 1101, '/materials/1101/?kind=events'],
    ['training', 'a/7', '/materials/a%2F7/?kind=training'],
    ['academy', 1602, '/academy/?session=1602'],
    ['expert', null, '/expert/'],
  ])('%s %s', async (kind, object_id, path) => {
    answer({ ...accepted, kind, object_id })
    hearSeen()
    renderPage(<InvitesPage />)
    const link = await (await card()).findByRole('link', { name: /^Открыть .*: Круглый стол$/ })
    expect(link).toHaveAttribute('href', `/personal${path}`)
  })

  it.each([
    [{ ...accepted, object_id: null }],
    [{ ...accepted, kind: 'party' }],
    [{ ...invite, kind: 'event' }],
    [{ ...expired, kind: 'academy' }],
  ])(
    'where the record does not tell it, or it is not accepted, nothing leads anywhere: %#',
    async (given) => {
      answer(given)
      hearSeen()
      open()
      await card()
      await heard()
      expect(screen.queryByRole('link')).not.toBeInTheDocument()
    },
  )

  it('nobody is led to a cabinet of experts that is closed to them', async () => {
    nock.cleanAll()
    answerProfile(profileWith(flagsOff))
    answer({ ...accepted, kind: 'expert', object_id: null })
    hearSeen()
    open()
    await card()
    await heard()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
