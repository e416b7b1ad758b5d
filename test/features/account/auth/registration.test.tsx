import { act, screen, waitFor } from '@testing-library/react'
import { reloadPage } from '#host/page/pageAddress'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { offline, refusal, shop, success } from '../../../support/shop'
import {
  askForCode,
  codeSent,
  expectCall,
  field,
  openLogin,
  password,
  path,
  press,
  type User,
} from './openLogin'

jest.mock('#host/page/pageAddress')

const newcomer = { phone: '9031112233', country: 'ru' }
const confirmed = { ...newcomer, code: '1234' }
const policy = () => screen.getByRole('checkbox', { name: /Согласен с политикой/ })
const invalid = (data: object) => ({ status: 'error', data, errors: [] })

beforeEach(() => jest.mocked(reloadPage).mockClear())
afterEach(() => sessionStorage.clear())

async function confirm(user: User, button: string, isRegistered = false) {
  expectCall('send_confirm_code', { ...newcomer, method: 'sms' }, codeSent)
  await askForCode(user, newcomer.phone)
  expectCall('validate_confirm_code', confirmed, success({ is_registered: isRegistered }))
  await user.type(await field('Код из SMS'), '1234')
  await press(user, button)
}

describe('of a number that nobody knows', () => {
  const body = { ...confirmed, name: 'Ирина', confirm_policy: 'Y', is_agree_mailings: false }

  async function named() {
    const { user } = openLogin()
    await confirm(user, 'Войти')
    const name = await field('Имя')
    await waitFor(() => expect(name).toHaveFocus())
    await user.type(name, 'Ирина')
    return user
  }

  it('an unknown number needs only a name and the consents to sign in', async () => {
    const user = await named()
    expect(screen.getByRole('link', { name: /политикой/ })).toHaveAttribute('href', '/policy/')
    await user.click(policy())
    expectCall('register_short', body, success({ token: 'fresh-token' }))
    await press(user, 'Зарегистрироваться')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(window.pageConfig?.token).toBe('fresh-token')
  })

  it('the registration of an unknown number shows the refusal of an unticked policy beside it', async () => {
    const user = await named()
    const answer = invalid({ confirm_policy: ['Подтвердите согласие с правилами клуба'] })
    expectCall('register_short', { ...body, confirm_policy: null }, answer, 422)
    await press(user, 'Зарегистрироваться')
    await waitFor(() => expect(policy()).toHaveFocus())
    expect(policy()).toHaveAccessibleDescription('Подтвердите согласие с правилами клуба')
  })

  it('a wrong code leads back to the code and keeps the name', async () => {
    const user = await named()
    expectCall('register_short', { ...body, confirm_policy: null }, refusal(400, 'wrong_code'), 400)
    await press(user, 'Зарегистрироваться')
    expect(await screen.findByText('Неправильно введен код')).toBeVisible()
    await press(user, 'Назад')
    expectCall('validate_confirm_code', confirmed, success({ is_registered: false }))
    await user.type(await field('Код из SMS'), '1234')
    await press(user, 'Войти')
    expect(await field('Имя')).toHaveValue('Ирина')
  })

  it('the registration of an unknown number keeps what was typed when there is no network', async () => {
    const user = await named()
    offline()
    shop().post(path('register_short')).replyWithError('offline')
    await press(user, 'Зарегистрироваться')
    expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
    expect(await field('Имя')).toHaveValue('Ирина')
  })
})

describe('with all data', () => {
  const body = {
    ...confirmed,
    name: 'Ирина',
    last_name: 'Белова',
    birthday: '1995-08-21',
    email: 'irina@pochta.ru',
    password: 'linza2026',
    confirm_policy: 'Y',
    is_agree_mailings: true,
  }

  async function filled(birthday = '21081995', secret = body.password) {
    const { user } = openLogin()
    await press(user, 'Регистрация')
    await waitFor(async () => expect(await field('Телефон')).toHaveFocus())
    await confirm(user, 'Продолжить')
    await user.type(await field('Имя'), body.name)
    await user.type(await field('Фамилия'), body.last_name)
    await user.type(await field('Дата рождения'), birthday)
    await user.type(await field('Электронная почта'), body.email)
    await user.type(await password('Пароль'), secret)
    await user.click(policy())
    await user.click(screen.getByRole('checkbox', { name: /Хочу получать рассылку/ }))
    return user
  }

  it('the full registration begins with the phone and signs in', async () => {
    const user = await filled()
    expectCall('register', body, success({ token: 'fresh-token' }))
    await press(user, 'Зарегистрироваться')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(window.pageConfig?.token).toBe('fresh-token')
  })

  it('the full registration shows each refusal beside its field', async () => {
    const user = await filled()
    const answer = invalid({
      email: ['Адрес занят'],
      password: ['Не меньше 8 символов'],
      code: ['Код устарел'],
    })
    expectCall('register', body, answer, 422)
    await press(user, 'Зарегистрироваться')
    const email = await field('Электронная почта')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription('Адрес занят')
    expect(await password('Пароль')).toHaveAccessibleDescription('Не меньше 8 символов')
    expect(screen.getByText('Код устарел')).toBeVisible()
  })

  it('the full registration is sent once however often the button is pressed', async () => {
    await filled()
    expectCall('register', body, success({ token: 'fresh-token' }))
    const sent = jest.spyOn(window, 'fetch')
    const button = screen.getByRole('button', { name: 'Зарегистрироваться' })
    act(() => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    const registered = sent.mock.calls.filter(
      ([asked]) => typeof asked === 'string' && asked.endsWith(path('register')),
    )
    expect(registered).toHaveLength(1)
    sent.mockRestore()
  })

  it('the full registration takes no birthday to come and no short password', async () => {
    const user = await filled('01012999', 'linza')
    await press(user, 'Зарегистрироваться')
    const birthday = await field('Дата рождения')
    await waitFor(() => expect(birthday).toHaveAccessibleDescription(/^Не позже/))
    expect(await password('Пароль')).toHaveAccessibleDescription(/^Не короче 8\s/)
  })

  it('a known number signs in instead of registering', async () => {
    const { user } = openLogin()
    await press(user, 'Регистрация')
    expectCall('login', confirmed, success({ token: 'fresh-token' }))
    await confirm(user, 'Продолжить', true)
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  })
})
