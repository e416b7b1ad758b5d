import { act, screen, waitFor, within } from '@testing-library/react'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { ContactsCard } from '#features/account/profile/ContactsCard'
import type { Phone } from '#data/phoneVerification/phoneVerificationApi'
import { offline, refusal, shop, success } from '../../../support/shop'
import {
  answerConsumer,
  button,
  expectProfileSave,
  expectSave,
  invalid,
  record,
  SAVE,
  textbox,
} from './profileAnswers'
import { renderCard } from '../../../support/renderPage'

const EMAIL = '/api/v2/internal/personal/profile/email/'
const PASSWORD = '/api/v2/internal/personal/change_password/'

const VOXIMPLANT = '/api/v2/internal/voximplant/code/'

/** Mocks of the confirmation call and of the code's check: they get the request and return the response. */
const call = jest.fn<object, [Phone]>()
const confirm = jest.fn<object, [{ phone: string; code: string }]>()
const isCalledAgainAfter = (seconds: number) => success({ retry_after: seconds })

const field = (form: unknown, name: string) =>
  new RegExp(`name="${name}"\\s+(\\S+)`).exec(typeof form === 'string' ? form : '')?.[1] ?? ''

beforeEach(() => {
  call.mockReset().mockReturnValue(isCalledAgainAfter(60))
  confirm.mockReset().mockReturnValue(success({ auth: 'vox-5678' }))
  const answers = shop().persist()
  answers
    .post(`${VOXIMPLANT}call/`)
    .optionally()
    .reply(200, (_, sent) => call(sent as unknown as Phone))
  answers
    .post(`${VOXIMPLANT}confirm/`)
    .optionally()
    .reply(200, (_, form) => confirm({ phone: field(form, 'phone'), code: field(form, 'code') }))
})
afterEach(() => jest.useRealTimers())

async function open(what: 'телефон' | 'почту' | 'пароль', changes: object = {}) {
  answerConsumer(changes)
  const { user } = renderCard(<ContactsCard />)
  await user.click(await screen.findByRole('button', { name: `Изменить ${what}` }))
  return user
}

const dialog = () => within(screen.getByRole('dialog'))

it('an address that cannot be read is not said to be missing', async () => {
  await open('почту', { email: 5 })
  expect(screen.getByText('Почту не удалось показать')).toBeInTheDocument()
  expect(screen.queryByText(/не указан/i)).not.toBeInTheDocument()
})

it.each([5, 'нет'])('a phone that cannot be read is not said to be missing: %j', async (phone) => {
  await open('телефон', { phone })
  expect(screen.getByText('Телефон не удалось показать')).toBeInTheDocument()
  expect(dialog().getByRole('textbox', { name: /Новый номер/ })).toBeVisible()
  expect(screen.queryByText(/не указан/i)).not.toBeInTheDocument()
})

describe('the phone', () => {
  const code = () => textbox('Последние цифры номера')

  async function called() {
    const user = await open('телефон')
    await waitFor(async () => expect(await textbox('Новый номер')).toHaveFocus())
    await user.type(await textbox('Новый номер'), '9031112233')
    await user.click(button('Получить звонок'))
    await waitFor(async () => expect(await code()).toHaveFocus())
    return user
  }

  it('the phone is shown under the mask of its country', async () => {
    answerConsumer({ phone: '291234567', country: 'by' })
    renderCard(<ContactsCard />)
    expect(await screen.findByText('+375 (29) 123-45-67')).toBeVisible()
  })

  it('a phone that the shop does not know is said to be missing', async () => {
    await open('телефон', { phone: '' })
    expect(screen.getByText('Не указан')).toBeInTheDocument()
    expect(dialog().getByText('Сейчас номер не указан.')).toBeVisible()
    expect(screen.queryByText(/^\+7\s*$/)).not.toBeInTheDocument()
  })

  it.each([{ email: 'u1@Fake-Domain.ru' }, { email: '' }, { email: 'u1@made.up', marker: 'made.up' }])(
    'an address that the shop has made up is none of the customer: %j',
    async ({ email, marker }) => {
      window.pageConfig = { token: 'session-token', ...(marker !== undefined && { fakeEmailDomain: marker }) }
      await open('почту', { email })
      expect(dialog().getByText('Сейчас адрес не указан.')).toBeVisible()
      expect(screen.getByText('Не указана')).toBeInTheDocument()
    },
  )

  it('the phone is changed after a call confirmed it, and shown', async () => {
    const user = await called()
    expect(call.mock.calls).toEqual([[{ phone: '9031112233', country: 'ru' }]])
    expect(screen.getByText(/Звоним на номер/)).toHaveTextContent('+7 (903) 111-22-33')
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
    answerConsumer()
    shop()
      .post(SAVE, { ...record, phone: '9031112233', country: 'ru' })
      .matchHeader('X-Voximplant-Auth', 'vox-5678')
      .reply(200, success({}))
    answerConsumer({ phone: '9031112233' })
    await user.type(await code(), '5678{Enter}')
    expect(await screen.findByText('Телефон изменён')).toBeVisible()
    expect(await screen.findByText('+7 (903) 111-22-33')).toBeVisible()
    expect(confirm.mock.calls).toEqual([[{ phone: '9031112233', code: '5678' }]])
    expect(button('Изменить телефон')).toHaveFocus()
  })

  it('the new phone has to be complete and different', async () => {
    const user = await open('телефон')
    await user.type(await textbox('Новый номер'), '916{Enter}')
    expect(await screen.findByText(/Введите 10\sцифр номера/)).toBeVisible()
    await user.type(await textbox('Новый номер'), '1234567{Enter}')
    expect(await screen.findByText('Это ваш нынешний номер')).toBeVisible()
    expect(call).not.toHaveBeenCalled()
  })

  it('a wrong code for the phone stays in its field', async () => {
    const user = await called()
    confirm.mockReturnValueOnce(refusal(1, 'wrong_code'))
    await user.type(await code(), '0000{Enter}')
    expect(await screen.findByText('Неправильно введен код')).toBeVisible()
    expect(await code()).toHaveValue('0000')
  })

  it('the phone is confirmed once when only the saving failed', async () => {
    const user = await called()
    offline()
    answerConsumer()
    shop().post(SAVE).replyWithError('offline')
    await user.type(await code(), '5678{Enter}')
    expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
    expectProfileSave({ ...record, phone: '9031112233', country: 'ru' })
    answerConsumer({ phone: '9031112233' })
    await user.click(button('Подтвердить'))
    expect(await screen.findByText('Телефон изменён')).toBeVisible()
    expect(await screen.findByText('+7 (903) 111-22-33')).toBeVisible()
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('the phone is confirmed once also when the customer has gone back after the saving failed', async () => {
    const user = await called()
    answerConsumer()
    shop().post(SAVE).reply(400, refusal(1, 'Номер занят'))
    await user.type(await code(), '5678{Enter}')
    expect(await screen.findByText('Номер занят')).toBeVisible()
    await user.click(button('Изменить номер'))
    await user.click(button('Получить звонок'))
    expectProfileSave({ ...record, phone: '9031112233', country: 'ru' })
    answerConsumer({ phone: '9031112233' })
    await user.type(await code(), '5678{Enter}')
    expect(await screen.findByText('Телефон изменён')).toBeVisible()
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('the same code of another call is confirmed by itself', async () => {
    call.mockReturnValueOnce(isCalledAgainAfter(0))
    const user = await called()
    answerConsumer()
    shop().post(SAVE).reply(400, refusal(1, 'Подтверждение устарело'))
    await user.type(await code(), '5678{Enter}')
    expect(await screen.findByText('Подтверждение устарело')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Позвонить ещё раз' }))
    expect(await screen.findByText(/Запросить код ещё раз можно через/)).toBeVisible()
    confirm.mockReturnValue(success({ auth: 'vox-again' }))
    answerConsumer()
    shop().post(SAVE).matchHeader('X-Voximplant-Auth', 'vox-again').reply(200, success({}))
    answerConsumer({ phone: '9031112233' })
    // The digits of the call before have gone, and so has what was said of them.
    expect(await code()).toHaveValue('')
    expect(screen.queryByText('Подтверждение устарело')).not.toBeInTheDocument()
    await user.type(await code(), '5678{Enter}')
    expect(await screen.findByText('Телефон изменён')).toBeVisible()
    expect(confirm).toHaveBeenCalledTimes(2)
  })

  it('going back to the phone and forward makes no second call', async () => {
    const user = await called()
    await user.click(button('Изменить номер'))
    expect(await textbox('Новый номер')).toHaveValue('(903) 111-22-33')
    expect(await textbox('Новый номер')).toHaveFocus()
    await user.click(button('Получить звонок'))
    await code()
    expect(call).toHaveBeenCalledTimes(1)
    await user.click(button('Изменить номер'))
    await user.type(await textbox('Новый номер'), '{Backspace}4')
    await user.click(button('Получить звонок'))
    await code()
    expect(call).toHaveBeenLastCalledWith({ phone: '9031112234', country: 'ru' })
  })

  it('the phone is called again after the delay, once however often the button is pressed', async () => {
    call.mockReturnValue(isCalledAgainAfter(0))
    await called()
    const again = await screen.findByRole('button', { name: 'Позвонить ещё раз' })
    call.mockReturnValue(isCalledAgainAfter(60))
    act(() => {
      again.click()
      again.click()
    })
    expect(await screen.findByText(/Запросить код ещё раз можно через/)).toBeVisible()
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('digits that are typed while the shop calls again are of the new call, and stay', async () => {
    call.mockReturnValue(isCalledAgainAfter(0))
    const user = await called()
    await user.type(await code(), '12')
    let answer = () => undefined as void
    call.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(isCalledAgainAfter(60)))))
    await user.click(await screen.findByRole('button', { name: 'Позвонить ещё раз' }))
    await user.type(await code(), '{Backspace}{Backspace}56')
    answer()
    expect(await screen.findByText(/Запросить код ещё раз можно через/)).toBeVisible()
    expect(await code()).toHaveValue('56')
  })

  it('too many calls (code 8) are reported', async () => {
    const user = await open('телефон')
    call.mockReturnValueOnce(refusal(8, 'limit'))
    await user.type(await textbox('Новый номер'), '9031112233{Enter}')
    expect(await screen.findByText('Вы превысили максимальное количество отправленных SMS')).toBeVisible()
    expect(await textbox('Новый номер')).toHaveValue('(903) 111-22-33')
  })
})

describe('the e-mail', () => {
  it('the e-mail is changed once however often the button is pressed, and shown', async () => {
    const user = await open('почту')
    expect(dialog().getByText('Сейчас: anna@pochta.ru')).toBeVisible()
    expect(await textbox('Новый адрес')).toHaveAttribute('autocomplete', 'email')
    await user.type(await textbox('Новый адрес'), ' belova@pochta.ru ')
    expectSave(EMAIL, { email: 'belova@pochta.ru' })
    answerConsumer({ email: 'belova@pochta.ru' })
    act(() => {
      button('Сохранить адрес').click()
      button('Сохранить адрес').click()
    })
    expect(await screen.findByText('belova@pochta.ru')).toBeVisible()
    expect(screen.getByText('Почта изменена')).toBeVisible()
  })

  it.each([
    ['', 'Заполните поле'],
    ['belova', 'Укажите адрес полностью, например anna@pochta.ru'],
    ['1@fake-domain.ru', 'Укажите действующий адрес: на этот письма не дойдут'],
    ['anna@pochta.ru', 'Это ваш нынешний адрес'],
  ])('the e-mail cannot be %p', async (email, message) => {
    const user = await open('почту')
    await user.type(await textbox('Новый адрес'), `${email}{Enter}`)
    await waitFor(async () => expect(await textbox('Новый адрес')).toHaveAccessibleDescription(message))
  })

  it('the e-mail may not contain the marker that the page configures', async () => {
    window.pageConfig = { ...window.pageConfig, fakeEmailDomain: 'no-mail' }
    const user = await open('почту')
    await user.type(await textbox('Новый адрес'), '1@no-mail.ru{Enter}')
    expect(await screen.findByText('Укажите действующий адрес: на этот письма не дойдут')).toBeVisible()
  })

  it('the e-mail shows a refusal under the field, and keeps the text without a network', async () => {
    const user = await open('почту')
    await user.type(await textbox('Новый адрес'), 'belova@pochta.ru')
    expectSave(EMAIL, { email: 'belova@pochta.ru' }, 422, invalid({ email: ['Адрес занят'] }))
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await textbox('Новый адрес')).toHaveAccessibleDescription('Адрес занят'))
    offline()
    shop().post(EMAIL).replyWithError('offline')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
    expect(await textbox('Новый адрес')).toHaveValue('belova@pochta.ru')
  })
})

describe('the password', () => {
  const present = () => screen.getByLabelText('Текущий пароль')
  const fresh = () => screen.getByLabelText('Новый пароль')
  const press = () => button('Сменить пароль')

  it('the password form states its rule, and password managers know the fields', async () => {
    await open('пароль')
    expect(fresh()).toHaveAccessibleDescription(/Не короче 8 символов/)
    expect(present()).toHaveAttribute('autocomplete', 'current-password')
    expect(fresh()).toHaveAttribute('autocomplete', 'new-password')
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue('anna@pochta.ru')
  })

  it('the password is estimated while it is typed', async () => {
    const user = await open('пароль')
    await user.type(fresh(), '1234567890')
    expect(screen.getByText(/Слабый пароль/)).toBeVisible()
    await user.clear(fresh())
    await user.type(fresh(), 'Синий Чайник-27')
    expect(screen.getByText('Надёжный пароль')).toBeVisible()
  })

  it('the password is sent once, untrimmed, and nothing of it is kept', async () => {
    const user = await open('пароль')
    await user.type(present(), ' linza2025 ')
    await user.type(fresh(), 'синий чайник ')
    expect(JSON.stringify(sessionStorage)).not.toContain('чайник')
    expectSave(PASSWORD, { password: ' linza2025 ', new_password: 'синий чайник ' })
    act(() => {
      press().click()
      press().click()
    })
    expect(await screen.findByText('Пароль изменён')).toBeVisible()
    expect(button('Изменить пароль')).toHaveFocus()
  })

  it('the password form says what is wrong with each field', async () => {
    const user = await open('пароль')
    await user.click(press())
    await waitFor(() => expect(fresh()).toHaveAccessibleDescription(/^Заполните поле/))
    await user.type(fresh(), 'короче')
    await user.click(press())
    await waitFor(() => expect(present()).toHaveAccessibleDescription('Заполните поле'))
    expect(fresh()).toHaveAccessibleDescription(/^Не короче 8\sсимволов/)
    expect(fresh()).toHaveAccessibleDescription(/^(?!.*Не короче.*Не короче)/)
    await user.clear(fresh())
    await user.type(present(), 'linza2025')
    await user.type(fresh(), 'linza2025')
    await user.click(press())
    await waitFor(() => expect(fresh()).toHaveAccessibleDescription(/^Новый пароль совпадает с нынешним/))
  })

  it('a wrong present password is reported under its field', async () => {
    const user = await open('пароль')
    await user.type(present(), 'чужой')
    await user.type(fresh(), 'синий чайник')
    const answer = invalid({ password: ['Неверный текущий пароль'] })
    expectSave(PASSWORD, { password: 'чужой', new_password: 'синий чайник' }, 422, answer)
    await user.click(press())
    await waitFor(() => expect(present()).toHaveAccessibleDescription('Неверный текущий пароль'))
    expect(present()).toHaveFocus()
  })

  it('a refused password stays in its field', async () => {
    const user = await open('пароль')
    await user.type(present(), 'linza2025')
    await user.type(fresh(), 'синий чайник')
    shop().post(PASSWORD).reply(400, refusal(1, 'Попробуйте завтра'))
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Попробуйте завтра')).toBeVisible()
    expect(fresh()).toHaveValue('синий чайник')
  })
})
