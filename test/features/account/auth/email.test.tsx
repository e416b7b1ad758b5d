import { screen, waitFor } from '@testing-library/react'
import { tellAccount } from '#host/customer/customer'
import { pageDrafts } from '#host/customer/drafts'
import { liveRegions } from '../../../support/renderPage'
import { hasKept } from '#host/customer/kept'
import { reloadPage } from '#host/page/pageAddress'
import { pressEscape } from '../../../support/dialog'
import { account, refusal, shop, success } from '../../../support/shop'
import { expectCall, field, openLogin, password, path, press } from './openLogin'

jest.mock('#host/page/pageAddress')

const anna = { email: 'anna@pochta.ru', password: ' linza 2025' }
const tab = (name: string) => screen.findByRole('tab', { name })

beforeEach(() => jest.mocked(reloadPage).mockClear())
afterEach(() => sessionStorage.clear())

async function byEmail() {
  const login = openLogin()
  await login.user.click(await tab('По почте'))
  await login.user.type(await field('Электронная почта'), anna.email)
  return login
}

async function withPassword() {
  const login = await byEmail()
  await login.user.type(await password('Пароль'), anna.password)
  return login
}

describe('the dialog', () => {
  it('the login dialog says that the session has ended when it has', async () => {
    openLogin()
    expect(await screen.findByRole('dialog', { name: 'Сессия истекла' })).toBeVisible()
    expect(screen.getByText('Войдите, чтобы продолжить. После входа страница обновится.')).toBeVisible()
  })

  it('the login dialog mentions no end of the session as long as it lasts', async () => {
    openLogin(undefined, false)
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
    expect(screen.queryByText(/чтобы продолжить/)).not.toBeInTheDocument()
  })

  it('the login dialog asks before it discards what was typed into another step', async () => {
    const { user, onClosed } = await byEmail()
    await user.click(await tab('По телефону'))
    pressEscape(screen.getByRole('dialog', { name: 'Сессия истекла' }))
    const question = await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' })
    expect(onClosed).not.toHaveBeenCalled()
    await user.click(screen.getByText('Закрыть', { selector: '.btn--danger' }))
    expect(question).toBeDefined()
    expect(onClosed).toHaveBeenCalledTimes(1)
    expect(hasKept()).toBe(false)
  })

  it('the login dialog closes without a question when nothing was typed', async () => {
    const { onClosed } = openLogin()
    pressEscape(await screen.findByRole('dialog'))
    expect(onClosed).toHaveBeenCalledTimes(1)
  })
})

it('the login signs in by e-mail and password, which is sent as it was typed', async () => {
  const { user } = await withPassword()
  expect(await field('Электронная почта')).toHaveAttribute('autocomplete', 'username')
  expect(await password('Пароль')).toHaveAttribute('autocomplete', 'current-password')
  expectCall('login', anna, success({ token: 'fresh-token' }))
  const told: unknown[] = []
  const note = ({ detail }: DocumentEventMap['lens-widgets:signed-in']) =>
    told.push(detail, jest.mocked(reloadPage).mock.calls.length)
  document.addEventListener('lens-widgets:signed-in', note)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  document.removeEventListener('lens-widgets:signed-in', note)
  expect(window.pageConfig?.token).toBe('fresh-token')
  // The page gets the event before the reload.
  expect(told).toEqual([{ type: 'consumer' }, 0])
})

it('the login keeps e-mail and password when the server refuses them', async () => {
  const { user } = await withPassword()
  expectCall('login', anna, refusal(400, 'Неверный адрес или пароль'), 400)
  await press(user, 'Войти')
  expect(await screen.findByText('Неверный адрес или пароль')).toBeVisible()
  expect(await field('Электронная почта')).toHaveValue(anna.email)
  expect(await password('Пароль')).toHaveValue(anna.password)
  expect(window.pageConfig?.token).toBe('session-token')
})

it('a login without a token in its answer reloads the page: a cookie keeps the session', async () => {
  const { user } = await withPassword()
  expectCall('login', anna, success({ token: '' }))
  await press(user, 'Войти')
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  expect(window.pageConfig?.token).toBe('session-token')
})

it('the login keeps the e-mail, never the password, over tabs and a reload', async () => {
  const { user, unmount } = await withPassword()
  await user.click(await tab('По телефону'))
  await user.type(await field('Телефон'), '916')
  await user.click(await tab('По почте'))
  expect(await field('Электронная почта')).toHaveValue(anna.email)
  expect(await password('Пароль')).toHaveValue('')
  const stored = JSON.stringify(Object.values(sessionStorage))
  expect(stored).toContain(anna.email)
  expect(stored).not.toContain('linza')
  unmount()
  openLogin()
  await waitFor(async () => expect(await field('Телефон')).toHaveValue('(916) ___-__-__'))
})

it('the login ignores foreign data in the storage', async () => {
  sessionStorage.setItem(
    'lens-widgets:draft:page:login',
    '{"country":"xx","email":7,"phone":"916","evil":"<b>"}',
  )
  openLogin()
  expect(await field('Телефон')).toHaveValue('(916) ___-__-__')
  expect(await screen.findByRole('combobox', { name: 'Код страны' })).toHaveValue('ru')
})

describe('a forgotten password', () => {
  async function reminded() {
    const login = await byEmail()
    await press(login.user, 'Забыли пароль?')
    const email = await field('Электронная почта')
    expect(email).toHaveFocus()
    expect(email).toHaveValue(anna.email)
    shop().post(path('remind_password', 'common'), { email: anna.email }).reply(200, success(null))
    await press(login.user, 'Отправить код')
    await login.user.type(await field('Код из письма'), '1234')
    await login.user.type(await password('Новый пароль'), 'linza2026')
    return login
  }
  const body = { email: anna.email, code: '1234', password: 'linza2026' }

  it('a forgotten password is replaced with a code by e-mail, and the login follows with the e-mail filled in', async () => {
    const { user } = await reminded()
    expect(screen.getByText(`Отправили код на ${anna.email}`)).toBeVisible()
    expectCall('confirm_password', body, success(null), 200, 'common')
    const isHeard = liveRegions()
    await press(user, 'Сохранить пароль')
    expect(isHeard(await screen.findByText('Пароль изменён. Войдите с новым паролем'))).toBe(true)
    expect(await field('Электронная почта')).toHaveValue(anna.email)
    expect(await password('Пароль')).toHaveValue('')
  })

  it('a wrong code is reported under the new password', async () => {
    const { user } = await reminded()
    expectCall('confirm_password', body, refusal(400, 'wrong_code'), 400, 'common')
    await press(user, 'Сохранить пароль')
    expect(await screen.findByText('Неправильно введен код')).toBeVisible()
    expect(await password('Новый пароль')).toHaveValue('linza2026')
  })
})

describe('after our own login', () => {
  const INFO = '/api/v2/internal/account/info/'
  const kept = { phone: '9161234567' }

  beforeEach(() => {
    sessionStorage.clear()
    tellAccount({ kind: 'consumer', id: '1' })
    pageDrafts.write('checkout', kept)
  })

  it.each([
    ['keeps what the same account has typed', account, kept],
    ['keeps nothing for another account', { ...account, consumer: { ...account.consumer, id: 2 } }, null],
    ['keeps nothing for who is no member', { ...account, consumer: null }, null],
    ['keeps nothing where the account does not answer', undefined, null],
  ])('it %s', async (_, info, expected) => {
    expectCall('login', anna, success({ token: 'fresh' }))
    if (info) shop().get(INFO).matchHeader('X-Auth-Token', 'fresh').reply(200, success(info))
    else shop().get(INFO).reply(400, refusal(1, 'Нет'))
    const { user } = await withPassword()
    await press(user, 'Войти')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(pageDrafts.read('checkout')).toEqual(expected)
  })
})
