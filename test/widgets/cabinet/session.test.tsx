import '../../support/browser'
import '../../support/dialog'
import { toldTabs } from '../../support/browser'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as address from '#host/page/pageAddress'
import { pageDrafts } from '#host/customer/drafts'
import { Cabinet } from '../../../widgets/cabinet/Cabinet'
import { holdReads } from '../../support/holdReads'
import { renderCard } from '../../support/renderPage'
import { account, answerHome, refusal, shop, success } from '../../support/shop'

/* Activation and logout (contract 4.1, 4.2). */
jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<typeof address>('#host/page/pageAddress'),
  reloadPage: jest.fn(),
}))

const reload = jest.mocked(address.reloadPage)
const ACTIVATE = '/api/v2/internal/auth/consumer/activate/'
const LOGOUT = '/api/v2/internal/auth/common/logout/'

function open(answer: object) {
  shop().get('/api/v2/internal/account/info/').reply(200, success(answer))
  history.replaceState(null, '', '/personal/orders/')
  renderCard(<Cabinet container={document.createElement('div')} />)
}

beforeEach(() => {
  jest.clearAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

describe('activation', () => {
  const notActivated = { ...account, consumer: null }

  async function openPopup() {
    open(notActivated)
    await userEvent.click(await screen.findByRole('button', { name: 'тут' }))
    return within(await screen.findByRole('dialog', { name: 'Активация программы лояльности' }))
  }

  it('activation sends both consents, emits its event and reloads the page', async () => {
    shop().post(ACTIVATE, { confirm_policy: 'Y', is_agree_mailings: true }).reply(200, success(null))
    const activated = jest.fn()
    document.addEventListener('lens-widgets:activated', activated, { once: true })
    const popup = await openPopup()
    expect(popup.getByRole('link', { name: /политикой обработки персональных данных/ })).toHaveAttribute(
      'href',
      '/policy/',
    )
    await userEvent.click(
      popup.getByRole('checkbox', {
        name: 'Согласен с политикой обработки персональных данных и правилами клуба',
      }),
    )
    await userEvent.click(popup.getByRole('checkbox', { name: 'Хочу получать рассылку клуба' }))
    await userEvent.click(popup.getByRole('button', { name: 'Активировать' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(activated).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('activation sends an unticked policy as null and shows the refusal beside it', async () => {
    shop()
      .post(ACTIVATE, { confirm_policy: null, is_agree_mailings: false })
      .reply(422, { status: 'error', data: { confirm_policy: ['Нужно согласие'] }, errors: [] })
    const popup = await openPopup()
    await userEvent.click(popup.getByRole('button', { name: 'Активировать' }))
    expect(await popup.findByText('Нужно согласие')).toBeVisible()
    expect(popup.getByRole('checkbox', { name: /Согласен/ })).toHaveAccessibleDescription('Нужно согласие')
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([true, false])(
    'activation whose answer is lost ends by what the account says (active: %s)',
    async (isActive) => {
      shop().post(ACTIVATE).reply(504, '<h1>Gateway Time-out</h1>')
      const popup = await openPopup()
      shop()
        .get('/api/v2/internal/account/info/')
        .reply(200, success(isActive ? account : notActivated))
      if (isActive) answerHome()
      await userEvent.click(popup.getByRole('button', { name: 'Активировать' }))
      if (isActive) await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      else expect(await popup.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
      expect(reload).toHaveBeenCalledTimes(isActive ? 1 : 0)
    },
  )

  it('activation shows an error of the server in the form and keeps the ticks', async () => {
    shop().post(ACTIVATE).reply(400, refusal(77, 'Карта не найдена'))
    const popup = await openPopup()
    await userEvent.click(popup.getByRole('checkbox', { name: /Согласен/ }))
    await userEvent.click(popup.getByRole('button', { name: 'Активировать' }))
    expect(await popup.findByRole('alert')).toHaveTextContent('Карта не найдена')
    expect(popup.getByRole('checkbox', { name: /Согласен/ })).toBeChecked()
  })

  it('activation is closed by Отмена', async () => {
    const popup = await openPopup()
    await userEvent.click(popup.getByRole('button', { name: 'Отмена' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('logout', () => {
  const leave = async () => {
    open(account)
    await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }))
  }

  it('logout removes all drafts, notifies other tabs and reloads', async () => {
    shop().post(LOGOUT).matchHeader('X-CSRF-Token', 'csrf-token').reply(200, success(null))
    pageDrafts.write('address', { street: 'Лесная' })
    await leave()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(JSON.stringify(sessionStorage)).not.toContain('Лесная')
    expect(toldTabs).toEqual(['lens-widgets:session'])
  })

  it('logout takes a new token of code 5011 and is sent again', async () => {
    shop()
      .post(LOGOUT)
      .reply(400, refusal(5011, 'Устарел', { token: 'second' }))
    shop().post(LOGOUT).matchHeader('X-Auth-Token', 'second').reply(200, success(null))
    await leave()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('a failed logout says why beside the button', async () => {
    shop().post(LOGOUT).reply(400, refusal(1, 'Попробуйте позже'))
    pageDrafts.write('address', { street: 'Лесная' })
    await leave()
    expect(await screen.findByRole('alert')).toHaveTextContent('Попробуйте позже')
    expect(reload).not.toHaveBeenCalled()
    expect(JSON.stringify(sessionStorage)).not.toContain('Лесная')
  })

  it.each([{ token: 'session-token' }, {}])(
    'whoever leaves a session that has ended leaves: %j',
    async (config) => {
      window.pageConfig = config
      const expired = jest.fn()
      document.addEventListener('lens-widgets:session-expired', expired)
      shop().post(LOGOUT).reply(401, refusal(8001, 'Сессия истекла'))
      pageDrafts.write('address', { street: 'Лесная' })
      await leave()
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      expect(JSON.stringify(sessionStorage)).not.toContain('Лесная')
      expect(toldTabs).toEqual(['lens-widgets:session'])
      expect(expired).not.toHaveBeenCalled()
      expect(screen.queryByText('Сессия истекла')).not.toBeInTheDocument()
    },
  )

  it.each([
    ['has ended', refusal(8001, 'Сессия истекла'), true],
    ['goes on', success(account), false],
  ])('a logout without an answer waits whether the session %s', async (_, known, leaves) => {
    shop().post(LOGOUT).reply(504, '<h1>504 Gateway Time-out</h1>')
    open(account)
    const button = await screen.findByRole('button', { name: 'Выйти' })
    const held = holdReads(/account\/info/)
    shop()
      .get('/api/v2/internal/account/info/')
      .reply(known.status === 'error' ? 401 : 200, known)
    await userEvent.click(button)
    await waitFor(() => expect(held.isAsked()).toBe(true))
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    held.release()
    if (leaves) await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    else expect(await screen.findByRole('alert')).toHaveTextContent('Возможно, изменение уже сохранено')
    expect(reload).toHaveBeenCalledTimes(leaves ? 1 : 0)
  })

  it.each([
    ['401', 401, undefined, true],
    ['403 and a guest', 403, refusal(8001, 'Войдите'), true],
    ['403 and a customer', 403, success(account), false],
  ])('without a token a logout answered by %s ends as it should', async (_, status, known, leaves) => {
    window.pageConfig = {}
    shop().post(LOGOUT).reply(status, refusal(1, 'Нет доступа'))
    open(account)
    const button = await screen.findByRole('button', { name: 'Выйти' })
    if (known)
      shop()
        .get('/api/v2/internal/account/info/')
        .reply(known.status === 'error' ? 401 : 200, known)
    await userEvent.click(button)
    if (leaves) await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    else expect(await screen.findByRole('alert')).toHaveTextContent('Нет доступа')
    expect(reload).toHaveBeenCalledTimes(leaves ? 1 : 0)
  })
})
