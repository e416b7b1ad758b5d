import { act, screen, waitFor, within } from '@testing-library/react'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { InvitePage } from '#features/account/referral/InvitePage'
import { renderPage } from '../../../support/renderPage'
import { offline, refusal, shop, success } from '../../../support/shop'

const INFO = '/api/v2/internal/referral/info/'
const APPLY = '/api/v2/internal/referral/apply/'
const WAYS = '/api/v2/internal/personal/points/earning_ways/'

const friend = { name: 'Мария', joined_at: '2026-02-11T15:04:00+03:00', points: 200 }
const referral = { code: 'ANNA-482', link: '/invite/ANNA-482/', friends: [friend], points_total: 200 }

const answerInfo = (data: object = referral) => shop().post(INFO).reply(200, success(data))

/** Mocks the ways to invite: without an answer the page would retry after a pause. */
const answerWays = (...items: object[]) => shop().get(WAYS).optionally().reply(200, success({ items }))

function open(data?: object, ...ways: object[]) {
  answerInfo(data)
  answerWays(...ways)
  return renderPage(<InvitePage />, '/club/invite/').user
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const field = () => screen.findByRole('textbox', { name: 'Код друга' })
const apply = () => screen.getByRole('button', { name: 'Применить' })

/** A browser with a sharing sheet that behaves as the test says. */
function withSheet(share: () => Promise<void>) {
  const sheet = jest.fn(share)
  Object.assign(navigator, { share: sheet })
  return sheet
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

describe('the invitation', () => {
  it('the invitation promises what the ways to earn say, and nothing without them', async () => {
    const way = {
      code: 'friend',
      title: '',
      description: 'Баллы придут после заказа',
      points: 150,
      is_available: true,
    }
    open(referral, way)
    const invitation = await card('Ваше приглашение')
    expect(await invitation.findByText(/Баллы придут после заказа: 150\sбаллов\./)).toBeVisible()
  })

  it('the invitation shows the whole link and the code, each with its copy button', async () => {
    open()
    const invitation = await card('Ваше приглашение')
    expect(invitation.getByText('https://shop.test/invite/ANNA-482/')).toBeVisible()
    expect(
      invitation.getByRole('button', { name: 'Скопировать ссылку https://shop.test/invite/ANNA-482/' }),
    ).toBeVisible()
    expect(invitation.getByRole('button', { name: 'Скопировать код ANNA-482' })).toBeVisible()
    // The test's browser has no share dialog.
    expect(invitation.queryByRole('button', { name: 'Поделиться' })).not.toBeInTheDocument()
  })

  it('the invitation shows no link that is not safe', async () => {
    open({ ...referral, link: 'javascript:alert(1)' })
    const invitation = await card('Ваше приглашение')
    expect(invitation.queryByText('Ссылка')).not.toBeInTheDocument()
    expect(invitation.getByText('ANNA-482')).toBeVisible()
  })

  it('the system’s sharing sheet may be closed without an error', async () => {
    const sheet = withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')))
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Поделиться' }))
    expect(sheet.mock.calls).toEqual([
      [{ text: 'Приглашаю в клуб. Мой код: ANNA-482', url: 'https://shop.test/invite/ANNA-482/' }],
    ])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('the invitation says what to do when the sharing sheet does not open', async () => {
    withSheet(() => Promise.reject(new DOMException('forbidden', 'NotAllowedError')))
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Поделиться' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Поделиться не удалось')
  })
})

describe('whom it brought', () => {
  it('the list of invited friends lists friends with their day and points, and the total', async () => {
    open({ ...referral, friends: [friend, { name: '', joined_at: null, points: 0 }] })
    const invited = await card('Кого вы пригласили')
    expect(invited.getByText('2 друга')).toBeVisible()
    const [maria, nobody] = invited.getAllByRole('listitem')
    expect(maria).toHaveTextContent('Мария11 февраля 2026+200 баллов')
    expect(nobody).toHaveTextContent('Имя не удалось показатьПока без баллов')
  })

  it('the list of invited friends says what to do while there is nobody', async () => {
    open({ ...referral, friends: [], points_total: 0 })
    expect((await card('Кого вы пригласили')).getByText(/Пока никого/)).toBeVisible()
  })

  it('three hundred invited friends are shown in parts', async () => {
    open({ ...referral, friends: Array.from({ length: 300 }, () => friend), points_total: 60_000 })
    expect(await screen.findByText('Показано 10 из 300')).toBeVisible()
  })

  it('an invitation that did not load can be requested again beside a working form', async () => {
    answerWays()
    shop().post(INFO).reply(400, refusal(1, 'Ведутся работы'))
    const { user } = renderPage(<InvitePage />)
    expect(await screen.findByText('Ведутся работы')).toBeVisible()
    expect(await field()).toBeVisible()
    answerInfo()
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('ANNA-482')).toBeVisible()
  })
})

describe('a friend’s code', () => {
  it('a friend’s code is sent once, trimmed, and reported as applied', async () => {
    const user = open()
    await user.type(await field(), '  MARIA-117 ')
    shop().post(APPLY, { code: 'MARIA-117' }).reply(200, success(null))
    answerInfo()
    act(() => {
      apply().click()
      apply().click()
    })
    expect(await screen.findByText('Код MARIA-117 применён')).toBeVisible()
    expect(document.activeElement).toHaveTextContent('Код MARIA-117 применён')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('an empty friend’s code is refused', async () => {
    const user = open()
    await field()
    await user.click(apply())
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Введите код друга/))
    expect(await field()).toHaveFocus()
  })

  it.each([
    [400, refusal(400, 'Нельзя применить собственный код'), 'Нельзя применить собственный код'],
    [422, { status: 'error', data: { code: ['Такого кода нет'] }, errors: [] }, 'Такого кода нет'],
  ])(
    'a friend’s code shows a refusal (%i) under the field and keeps what was typed',
    async (status, body, message) => {
      const user = open()
      await user.type(await field(), 'ANNA-482')
      shop().post(APPLY).reply(status, body)
      await user.click(apply())
      await waitFor(() =>
        expect(screen.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(message)),
      )
      expect(await field()).toHaveValue('ANNA-482')
      expect(await field()).toHaveFocus()
    },
  )

  it('a friend’s code stays typed without a network', async () => {
    const user = open()
    await user.type(await field(), 'MARIA-117')
    offline()
    shop().post(APPLY).replyWithError('offline')
    await user.click(apply())
    expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
    expect(await field()).toHaveValue('MARIA-117')
  })
})

it('friends that cannot be read are not shown as none', async () => {
  open({ ...referral, friends: 'одна' })
  const invited = await card('Кого вы пригласили')
  expect(invited.getByText('Список друзей не удалось показать.')).toBeVisible()
  expect(invited.queryByText(/Пока никого/)).toBeNull()
})

it('points of a friend that cannot be read are not shown as none', async () => {
  open({ ...referral, friends: [{ ...friend, points: 'много' }] })
  const invited = await card('Кого вы пригласили')
  expect(invited.getByText('Мария')).toBeVisible()
  expect(invited.queryByText('Пока без баллов')).toBeNull()
})
