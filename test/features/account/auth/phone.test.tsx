import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hasKept } from '#host/customer/kept'
import { reloadPage } from '#host/page/pageAddress'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { offline, refusal, shop, success } from '../../../support/shop'
import { askForCode, codeSent, expectCall, field, known, openLogin, path, press } from './openLogin'

jest.mock('#host/page/pageAddress')

const sms = { ...known, method: 'sms' }

beforeEach(() => jest.mocked(reloadPage).mockClear())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  sessionStorage.clear()
})

async function withCode() {
  const { user, ...rest } = openLogin()
  expectCall('send_confirm_code', sms, codeSent)
  await askForCode(user)
  return { user, code: await field('Код из SMS'), ...rest }
}

it.each([{ is_registered: true }, {}])(
  'a known number signs in with the code of an SMS, and the page reloads: %j',
  async (isKnown) => {
    const { user, code } = await withCode()
    expect(screen.getByText(/Отправили SMS на номер/)).toHaveTextContent('+7 (916) 123-45-67')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expectCall('validate_confirm_code', { ...known, code: '1234' }, success(isKnown))
    expectCall('login', { ...known, code: '1234' }, success({ token: 'fresh-token' }))
    await user.type(code, '1234')
    await press(user, 'Войти')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(window.pageConfig?.token).toBe('fresh-token')
    expect(screen.getByRole('button', { name: 'Войти' })).toHaveAttribute('aria-busy', 'true')
    expect(hasKept()).toBe(false)
  },
)

it('the login by phone accepts the last digits of a caller as the code', async () => {
  const { user } = openLogin()
  await user.click(await screen.findByRole('radio', { name: /По звонку/ }))
  expectCall('send_confirm_code', { ...known, method: 'call' }, codeSent)
  await askForCode(user)
  expect(await field('Последние цифры номера')).toHaveFocus()
  expect(screen.getByText(/Код — последние цифры номера, с которого позвоним/)).toBeVisible()
})

it('the login by phone sends the country beside the national digits', async () => {
  const { user } = openLogin()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Код страны' }), 'by')
  expectCall('send_confirm_code', { phone: '291234567', country: 'by', method: 'sms' }, codeSent)
  await askForCode(user, '291234567')
  expect(await screen.findByText(/\+375 \(29\) 123-45-67/)).toBeVisible()
})

it('the login by phone sends nothing for an incomplete number', async () => {
  const { user } = openLogin()
  await askForCode(user, '916')
  expect(await screen.findByText(/Введите 10\sцифр номера/)).toBeVisible()
})

it('a wrong code is reported and stays in its field', async () => {
  const { user, code } = await withCode()
  expectCall('validate_confirm_code', { ...known, code: '0000' }, refusal(400, 'wrong_code'), 400)
  await user.type(code, '0000')
  await press(user, 'Войти')
  expect(await screen.findByText('Неправильно введен код')).toBeVisible()
  expect(code).toHaveValue('0000')
  expect(reloadPage).not.toHaveBeenCalled()
})

it('after a lost answer the login is repeated with its key, and the code it may have used up is not validated again', async () => {
  const { user, code } = await withCode()
  expectCall('validate_confirm_code', { ...known, code: '1234' }, success({ is_registered: true }))
  const keys: unknown[] = []
  const login = () =>
    shop()
      .post(path('login'), { ...known, code: '1234' })
      .matchHeader('Idempotency-Key', (key) => Boolean(keys.push(key)))
  login().reply(502, '')
  await user.type(code, '1234')
  await press(user, 'Войти')
  expect(await screen.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
  login().reply(200, success({ token: 'fresh-token' }))
  await press(user, 'Войти')
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  expect(new Set(keys.map(String)).size).toBe(1)
})

it.each(['Войти', 'Зарегистрироваться'])(
  'a code that was confirmed is not sent again after ‘%s’ has failed and the customer has gone back',
  async (button) => {
    const isKnown = button === 'Войти'
    const { user, code } = await withCode()
    expectCall('validate_confirm_code', { ...known, code: '1234' }, success({ is_registered: isKnown }))
    if (isKnown) expectCall('login', { ...known, code: '1234' }, refusal(1, 'Вход закрыт'), 400)
    await user.type(code, '1234')
    await press(user, 'Войти')
    if (isKnown) {
      expect(await screen.findByText('Вход закрыт')).toBeVisible()
      await press(user, 'Изменить номер')
      await press(user, 'Получить код')
      expectCall('login', { ...known, code: '1234' }, success({ token: 'fresh-token' }))
    } else {
      expect(await screen.findByText(/у нас впервые/)).toBeVisible()
      await press(user, 'Назад')
    }
    await user.type(await field('Код из SMS'), '1234')
    await press(user, 'Войти')
    if (isKnown) await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    else expect(await screen.findByText(/у нас впервые/)).toBeVisible()
  },
)

describe('a code as long as the shop says', () => {
  const answerLimits = () =>
    shop()
      .get('/api/v2/internal/service/config/')
      .reply(200, success({ sms_code_length: 4, sms_retry_after: 60, upload_max_size: 1, upload_types: [] }))

  it('is sent once with its last digit, also where the button is pressed at the same moment', async () => {
    const { user, code } = await withCode()
    answerLimits()
    expectCall('validate_confirm_code', { ...known, code: '1234' }, success({ is_registered: true }))
    expectCall('login', { ...known, code: '1234' }, success({ token: 'fresh-token' }))
    // No second write is mocked, so one would show a failure.
    await user.type(code, '123')
    await user.keyboard('4{Enter}')
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(SERVICE_UNAVAILABLE)).toBeNull()
  })

  it('is selected at its field when it is wrong, not sent again by itself, and the next one is', async () => {
    const { user, code } = await withCode()
    answerLimits()
    expectCall('validate_confirm_code', { ...known, code: '0000' }, refusal(400, 'wrong_code'), 400)
    await user.type(code, '0000')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Неправильно введен код'))
    expect(code).toBeInvalid()
    expect(code).toHaveFocus()
    const input = code as HTMLInputElement
    await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]))
    const sent = jest.spyOn(window, 'fetch')
    await user.keyboard('0000')
    expect(code).toHaveValue('0000')
    expect(sent).not.toHaveBeenCalled()
    expectCall('validate_confirm_code', { ...known, code: '1234' }, success({ is_registered: true }))
    expectCall('login', { ...known, code: '1234' }, success({ token: 'fresh-token' }))
    await user.clear(code)
    await user.type(code, '1234')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  })

  it('is taken from the message where the browser can read it, and no longer once the step is left', async () => {
    const asked: CredentialRequestOptions[] = []
    let arrive: (code: { code: string }) => void = () => undefined
    Object.assign(window, { OTPCredential: Event })
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: (options: CredentialRequestOptions) => {
          asked.push(options)
          return new Promise((resolve) => (arrive = resolve))
        },
      },
    })
    try {
      const { user, code } = await withCode()
      expect(asked).toEqual([expect.objectContaining({ otp: { transport: ['sms'] } })])
      await user.click(screen.getByRole('button', { name: 'Изменить номер' }))
      expect(code).not.toBeInTheDocument()
      expect(asked[0]?.signal?.aborted).toBe(true)
      answerLimits()
      await press(user, 'Получить код')
      await field('Код из SMS')
      expectCall('validate_confirm_code', { ...known, code: '1234' }, success({ is_registered: true }))
      expectCall('login', { ...known, code: '1234' }, success({ token: 'fresh-token' }))
      arrive({ code: '1234' })
      await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    } finally {
      Reflect.deleteProperty(window, 'OTPCredential')
      Reflect.deleteProperty(navigator, 'credentials')
    }
  })
})

describe('a code of six digits', () => {
  const config = '/api/v2/internal/service/config/'

  it.each([
    ['refuses to tell', () => shop().get(config).reply(401, refusal(8001, 'Нет сессии'))],
    ['fails to tell', () => shop().get(config).reply(500, '').persist()],
  ])('is sent by the button alone where the shop %s how long codes are', async (_, answer) => {
    const { user, code } = await withCode()
    answer()
    const reads = jest.spyOn(window, 'fetch')
    await user.type(code, '1')
    await waitFor(() => expect(reads).toHaveBeenCalled())
    await act(async () => void (await reads.mock.results[0]?.value))
    await user.type(code, '23456')
    expect(code).toHaveValue('123456')
    // Nothing answers a code that is sent by itself, so it would fail.
    expect(screen.queryByText(SERVICE_UNAVAILABLE)).toBeNull()
    expect(reads.mock.calls.filter(([request]) => (request as Request).method === 'POST')).toEqual([])
    expectCall('validate_confirm_code', { ...known, code: '123456' }, success({ is_registered: true }))
    expectCall('login', { ...known, code: '123456' }, success({ token: 'fresh-token' }))
    await press(user, 'Войти')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  })

  it('is sent with its sixth digit where the shop says so', async () => {
    const { user, code } = await withCode()
    shop()
      .get(config)
      .reply(200, success({ sms_code_length: 6, sms_retry_after: 60, upload_max_size: 1, upload_types: [] }))
    expectCall('validate_confirm_code', { ...known, code: '123456' }, success({ is_registered: true }))
    expectCall('login', { ...known, code: '123456' }, success({ token: 'fresh-token' }))
    await user.type(code, '123456')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  })
})

it('the dialog is titled by what its step is for', async () => {
  const { user } = openLogin(undefined, false)
  await press(user, 'Регистрация')
  expect(screen.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  expect(screen.getAllByRole('heading', { name: 'Регистрация' })).toHaveLength(1)
})

it('too many SMS (code 8) are reported, and the number stays', async () => {
  const { user } = openLogin()
  expectCall('send_confirm_code', sms, refusal(8, 'limit'), 400)
  await askForCode(user)
  expect(await screen.findByText('Вы превысили максимальное количество отправленных SMS')).toBeVisible()
  expect(await field('Телефон')).toHaveValue('(916) 123-45-67')
})

it('a refusal of the number stands beside it', async () => {
  const { user } = openLogin()
  const answer = { status: 'error', data: { phone: ['Номер не обслуживается', 'Проверьте его'] }, errors: [] }
  expectCall('send_confirm_code', sms, answer, 422)
  await askForCode(user)
  const number = await field('Телефон')
  await waitFor(() => expect(number).toHaveFocus())
  expect(number).toHaveAccessibleDescription('Номер не обслуживается, Проверьте его')
})

it('the login by phone keeps the number when there is no network', async () => {
  const { user } = openLogin()
  offline()
  shop().post(path('send_confirm_code')).replyWithError('offline')
  await askForCode(user)
  expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
  expect(await field('Телефон')).toHaveValue('(916) 123-45-67')
})

it('the login by phone sends one SMS however often the button is pressed', async () => {
  const { user } = openLogin()
  await user.type(await field('Телефон'), known.phone)
  expectCall('send_confirm_code', sms, codeSent)
  const sent = jest.spyOn(window, 'fetch')
  const button = screen.getByRole('button', { name: 'Получить код' })
  act(() => {
    button.click()
    button.click()
  })
  expect(await field('Код из SMS')).toHaveFocus()
  expect(sent).toHaveBeenCalledTimes(1)
})

it('each step of the login is announced and takes the focus', async () => {
  const { user } = openLogin()
  await waitFor(async () => expect(await field('Телефон')).toHaveFocus())
  expectCall('send_confirm_code', sms, codeSent)
  await askForCode(user)
  await waitFor(async () => expect(await field('Код из SMS')).toHaveFocus())
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Код подтверждения')
})

it('going back to the number and forward sends no second SMS', async () => {
  const { user } = await withCode()
  await press(user, 'Изменить номер')
  const number = await field('Телефон')
  expect(number).toHaveValue('(916) 123-45-67')
  expect(number).toHaveFocus()
  await press(user, 'Получить код')
  expect(await field('Код из SMS')).toHaveFocus()
})

describe('the next code', () => {
  const again = { name: 'Отправить код ещё раз' }

  async function waiting() {
    jest.useFakeTimers({ advanceTimers: true })
    const { user } = openLogin(userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) }))
    expectCall('send_confirm_code', sms, codeSent)
    await askForCode(user)
    await field('Код из SMS')
    return user
  }
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

  it('the next code can be requested when the server’s delay is over, which is announced once', async () => {
    await waiting()
    await pass(50)
    expect(screen.getByText(/Запросить код ещё раз можно через/)).toHaveTextContent(/0:(0\d|10)$/)
    expect(screen.queryByRole('button', again)).not.toBeInTheDocument()
    const isTold = () =>
      screen.getAllByRole('status').some(({ textContent }) => textContent === 'Можно запросить код ещё раз')
    expect(isTold()).toBe(false)
    await pass(10)
    expect(screen.getByRole('button', again)).toBeVisible()
    expect(isTold()).toBe(true)
  })

  it('the next code may come by a call, and empties the field', async () => {
    const user = await waiting()
    await user.type(await field('Код из SMS'), '12')
    await pass(60)
    expectCall('send_confirm_code', { ...known, method: 'call' }, codeSent)
    await press(user, 'Позвонить')
    const digits = await field('Последние цифры номера')
    expect(digits).toHaveFocus()
    expect(digits).toHaveValue('')
    expect(screen.getByText(/Запросить код ещё раз можно через/)).toBeVisible()
  })

  it('a refused next code (code 8) is reported under its buttons, and the present code still works', async () => {
    const user = await waiting()
    await user.type(await field('Код из SMS'), '12')
    await pass(60)
    expectCall('send_confirm_code', sms, refusal(8, 'limit'), 400)
    await press(user, again.name)
    expect(await screen.findByText('Вы превысили максимальное количество отправленных SMS')).toBeVisible()
    expect(await field('Код из SMS')).toHaveValue('12')
    expect(screen.getByRole('button', again)).toBeVisible()
  })

  it('after too many requests neither way to the next code asks again before its time', async () => {
    const user = await waiting()
    await pass(60)
    shop().post(path('send_confirm_code')).reply(429, '', { 'Retry-After': '90' })
    await press(user, again.name)
    expect(await screen.findByText(/Попробуйте через 90 с/)).toBeVisible()
    expect(screen.getByRole('button', again)).toHaveAttribute('aria-disabled', 'true')
    const call = screen.getByRole('button', { name: 'Позвонить' })
    expect(call).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', again)).toHaveAttribute('aria-busy')
    expect(call).not.toHaveAttribute('aria-busy')
    // No other call is mocked, so one would fail the test.
    await user.click(call)
    await pass(90)
    expect(screen.getByRole('button', { name: 'Позвонить' })).not.toHaveAttribute('aria-disabled')
  })

  it('the next code is requested once however often the button is pressed', async () => {
    await waiting()
    await pass(60)
    expectCall('send_confirm_code', sms, codeSent)
    const sent = jest.spyOn(window, 'fetch')
    const button = screen.getByRole('button', again)
    act(() => {
      button.click()
      button.click()
    })
    expect(await screen.findByText(/Запросить код ещё раз можно через/)).toBeVisible()
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

it.each([null, {}, { retry_after: null }])(
  'a code that was sent with the answer %j is asked for',
  async (data) => {
    const { user } = openLogin()
    expectCall('send_confirm_code', sms, success(data))
    await askForCode(user)
    expect(await field('Код из SMS')).toBeVisible()
    expect(screen.getByText(/^Запросить код ещё раз можно через/)).toBeVisible()
  },
)
