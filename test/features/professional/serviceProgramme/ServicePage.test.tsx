import { screen, waitFor, within } from '@testing-library/react'
import type { Body } from 'nock'
import { ServicePage } from '#features/professional/serviceProgramme/ServicePage'
import { isSentTo } from '../../../../src/features/professional/serviceProgramme/serviceRules'
import { pageDrafts } from '#host/customer/drafts'
import { on } from '../../../../src/host/on'
import { renderCard } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const SERVICE = '/api/v2/internal/service_programme'
const reasons = [
  { id: 1, code: 'a', title: 'Повреждены', text: null, needs_product: true, needs_purchase_date: true },
  { id: 2, code: 'b', title: 'Вопрос', text: null, needs_product: false, needs_purchase_date: false },
]
const departments = [
  { id: 11, name: 'На Лесной', address: 'Лесная, 12', phone: null, work_time: null },
  { id: 12, name: 'На Арбате', address: 'Арбат, 7', phone: null, work_time: null },
]
const application = {
  id: 42,
  number: '1042',
  created_at: '2026-03-03T11:24:00+03:00',
  reason: { id: 2, title: 'Вопрос' },
  department: { id: 11, name: 'На Лесной', address: '' },
  product_id: null,
  status: { code: 'new', label: 'Принята' },
  comment: null,
  reject_reason: null,
}

beforeEach(() => {
  window.pageConfig = {}
})

function answerStart(found: object[] = departments) {
  shop()
    .get(`${SERVICE}/dictionary/`)
    .reply(200, success({ reasons, rules_url: '/rules/' }))
  shop()
    .get(`${SERVICE}/departments/`)
    .reply(200, success({ departments: found }))
}
const person = { phone: '9123456789', country: 'ru' }

type User = ReturnType<typeof renderCard>['user']

async function fillIn(user: User) {
  await user.click(await screen.findByRole('radio', { name: /Вопрос/ }))
  await user.click(await screen.findByRole('radio', { name: /На Лесной/ }))
  await user.type(screen.getByRole('textbox', { name: 'Имя и фамилия' }), 'Анна Ковалёва')
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), person.phone)
  await user.click(screen.getByRole('checkbox', { name: /Согласен/ }))
}
async function changeNumber(user: User) {
  const phone = screen.getByRole('textbox', { name: 'Телефон' })
  await user.clear(phone)
  await user.type(phone, '9120000000')
  return phone
}
const answerCode = () =>
  shop()
    .post(`${SERVICE}/send_code/`, person)
    .reply(200, success({ retry_after: 60 }))

it('a wrong code is said at its field; with the right one the application is sent once', async () => {
  const told: unknown[] = []
  const end = on('service-application-sent', (detail) => told.push(detail))
  answerStart()
  const { user } = renderCard(<ServicePage department={undefined} />)
  await fillIn(user)
  answerCode()
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  const code = await screen.findByRole('textbox', { name: 'Код' })
  expect(code).toHaveFocus()
  expect(screen.getByText(/Запросить код ещё раз можно через/)).toBeVisible()
  shop()
    .post(`${SERVICE}/validate_code/`, { ...person, code: '0000' })
    .reply(400, refusal(400, 'wrong_code'))
  await user.type(code, '0000')
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Неправильно введен код')).toBeVisible()

  shop()
    .post(`${SERVICE}/validate_code/`, { ...person, code: '1234' })
    .reply(200, success({ verification: 'sp-1' }))
  await user.clear(code)
  await user.type(code, '1234')
  shop()
    .post(`${SERVICE}/applications/`, {
      ...person,
      verification: 'sp-1',
      reason_id: 2,
      department_id: 11,
      name: 'Анна Ковалёва',
      email: null,
      comment: null,
      confirm_policy: 'Y',
    })
    .reply(200, success(application))
  const send = screen.getByRole('button', { name: 'Отправить заявку' })
  for (let press = 0; press < 5; press++) await user.click(send)
  expect(await screen.findByRole('heading', { name: 'Заявка № 1042 принята' })).toHaveFocus()
  expect(told).toEqual([{ number: '1042' }])
  end()
})

it('another number asks for another code, and too many codes are said', async () => {
  answerStart()
  const { user } = renderCard(<ServicePage department={undefined} />)
  await fillIn(user)
  answerCode()
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await screen.findByRole('textbox', { name: 'Код' })
  await changeNumber(user)
  expect(screen.queryByRole('textbox', { name: 'Код' })).not.toBeInTheDocument()
  shop()
    .post(`${SERVICE}/send_code/`, { phone: '9120000000', country: 'ru' })
    .reply(400, refusal(8, 'too many'))
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText(/Вы превысили максимальное количество отправленных SMS/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveValue('Анна Ковалёва')
})

it('a number that is corrected after a code was sent again keeps the focus', async () => {
  answerStart()
  const { user } = renderCard(<ServicePage department={undefined} />)
  await fillIn(user)
  shop()
    .post(`${SERVICE}/send_code/`, person)
    .times(2)
    .reply(200, success({ retry_after: 0 }))
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByRole('textbox', { name: 'Код' })).toHaveFocus()
  const again = await screen.findByRole('button', { name: 'Отправить код ещё раз' })
  await user.click(again)
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
  const phone = await changeNumber(user)
  await user.clear(phone)
  await user.type(phone, person.phone)
  expect(screen.getByRole('textbox', { name: 'Код' })).toBeVisible()
  expect(phone).toHaveFocus()
})

it('a code that comes after the number was changed is not asked for', async () => {
  answerStart()
  const { user } = renderCard(<ServicePage department={undefined} />)
  await fillIn(user)
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  shop()
    .post(`${SERVICE}/send_code/`, person)
    .reply(200, async () => {
      await held
      return success({ retry_after: 60 }) as Body
    })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  const phone = await changeNumber(user)
  answer()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Получить код' })).not.toHaveAttribute('aria-busy'),
  )
  expect(screen.queryByRole('textbox', { name: 'Код' })).not.toBeInTheDocument()
  expect(phone).toHaveFocus()
  await user.clear(phone)
  await user.type(phone, person.phone)
  expect(screen.getByRole('textbox', { name: 'Код' })).toBeVisible()
  expect(phone).toHaveFocus()
  await changeNumber(user)
  shop()
    .post(`${SERVICE}/send_code/`, { phone: '9120000000', country: 'ru' })
    .reply(200, success({ retry_after: 60 }))
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByRole('textbox', { name: 'Код' })).toHaveFocus()
  expect(screen.getByText(/912\D+000-00-00/)).toBeVisible()
})

it('five wrong codes are each said; then the server asks to wait, and what is typed stays', async () => {
  answerStart()
  const { user } = renderCard(<ServicePage department={undefined} />)
  await fillIn(user)
  answerCode()
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  const code = await screen.findByRole('textbox', { name: 'Код' })
  const tried: string[] = []
  for (let tries = 1; tries <= 5; tries++) {
    const typed = String(1110 + tries)
    shop()
      .post(`${SERVICE}/validate_code/`, { ...person, code: typed })
      .reply(400, () => (tried.push(typed), refusal(400, 'wrong_code')) as Body)
    await user.clear(code)
    await user.type(code, typed)
    await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
    await waitFor(() => expect(tried).toHaveLength(tries))
    expect(await screen.findByText('Неправильно введен код')).toBeVisible()
  }
  shop()
    .post(`${SERVICE}/validate_code/`, { ...person, code: '1234' })
    .reply(400, refusal(8, 'too many'))
  await user.clear(code)
  await user.type(code, '1234')
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText(/Вы превысили максимальное количество/)).toBeVisible()
  expect(code).toHaveValue('1234')
  expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveValue('Анна Ковалёва')
})

it('HTML in titles is text', async () => {
  const html = '<img src=x onerror=alert(1)>'
  shop()
    .get(`${SERVICE}/dictionary/`)
    .reply(200, success({ reasons: [{ ...reasons[1], title: html, text: html }], rules_url: null }))
  shop()
    .get(`${SERVICE}/departments/`)
    .reply(200, success({ departments: [{ ...departments[0], name: html, address: html }] }))
  renderCard(<ServicePage department={undefined} />)
  await waitFor(() => expect(screen.getAllByText(html, { exact: false }).length).toBeGreaterThanOrEqual(4))
  expect(document.querySelector('img')).toBeNull()
})

it('a code that was confirmed is not sent again when the application fails; a closed optician is said', async () => {
  answerStart()
  const { user } = renderCard(<ServicePage department="11" />)
  await user.click(await screen.findByRole('radio', { name: /Вопрос/ }))
  expect(await screen.findByRole('radio', { name: /На Лесной/ })).toBeChecked()
  await user.type(screen.getByRole('textbox', { name: 'Имя и фамилия' }), 'Анна')
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), person.phone)
  answerCode()
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await user.type(await screen.findByRole('textbox', { name: 'Код' }), '1234')
  shop()
    .post(`${SERVICE}/validate_code/`)
    .reply(200, success({ verification: 'sp-1' }))
  shop()
    .post(`${SERVICE}/applications/`, (sent: { confirm_policy: unknown }) => sent.confirm_policy === null)
    .reply(422, {
      status: 'error',
      data: { department_id: ['Закрыта'], confirm_policy: ['Нужно согласие'] },
      errors: [],
    })
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Закрыта')).toBeVisible()
  expect(screen.getByText('Нужно согласие')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /На Арбате/ }))
  await user.click(screen.getByRole('checkbox', { name: /Согласен/ }))
  shop()
    .post(`${SERVICE}/applications/`, (sent: { department_id: unknown }) => sent.department_id === 12)
    .reply(200, success(application))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByRole('heading', { name: 'Заявка № 1042 принята' })).toBeVisible()
})

it('the same digits of another country are another number', () => {
  const sent = { phone: '9123456789', country: 'ru', nextAt: 0 } as const
  expect(isSentTo(sent, { phone: '9123456789', country: 'ru' })).toBe(true)
  expect(isSentTo(sent, { phone: '9123456789', country: 'kz' })).toBe(false)
  expect(isSentTo(sent, { phone: '9123456780', country: 'ru' })).toBe(false)
})

it('a reason is named by its title; what it says and needs are sentences of their own', async () => {
  shop()
    .get(`${SERVICE}/dictionary/`)
    .reply(200, success({ reasons: [{ ...reasons[0], text: 'Опишите' }], rules_url: null }))
  shop().get(`${SERVICE}/departments/`).reply(200, success({ departments }))
  renderCard(<ServicePage department={undefined} />)
  const reason = await screen.findByRole('radio', { name: 'Повреждены' })
  expect(reason).toHaveAccessibleDescription('Опишите. Понадобится: товар и дата покупки')
  expect(await screen.findByRole('radio', { name: 'На Лесной' })).toHaveAccessibleDescription('Лесная, 12')
})

it('asks for what the reason needs alone, and says where no optician takes applications', async () => {
  answerStart([])
  shop()
    .get('/api/v2/internal/catalog/products/')
    .reply(200, success({ products: [], shopData: null }))
  const { user } = renderCard(<ServicePage department="14" />)
  expect(await screen.findByText(/ни одна оптика не принимает заявки/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Дата покупки' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /Повреждены/ }))
  await user.type(screen.getByRole('textbox', { name: 'Дата покупки' }), '01.01.2999')
  expect(await screen.findByRole('combobox', { name: 'Товар' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText(/^Не позже/)).toBeVisible()
  expect(screen.getByText('Выберите товар', { selector: '[id]' })).toBeVisible()
})

describe('with a token', () => {
  const PROFILE = '/api/v2/internal/consumer/info/'
  const profile = {
    id: 1,
    name: 'Анна',
    last_name: 'Ковалёва',
    second_name: null,
    phone: '9161234567',
    country: 'ru',
    email: 'anna@example.test',
  }
  const answerApplications = (applications: object[] = []) =>
    shop().get(`${SERVICE}/applications/`).reply(200, success({ applications }))

  beforeEach(() => {
    window.pageConfig = { token: 'full.1' }
  })

  it('the form begins with what is known of who has signed in', async () => {
    answerStart()
    answerApplications()
    shop().get(PROFILE).reply(200, success(profile))
    renderCard(<ServicePage department={undefined} />)
    expect(await screen.findByRole('textbox', { name: 'Имя и фамилия' })).toHaveValue('Анна Ковалёва')
    expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('(916) 123-45-67')
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('anna@example.test')
    expect(screen.getByText(/^Заявок пока нет/)).toBeVisible()
  })

  it('staff, who are no customers, begin with an empty form', async () => {
    answerStart()
    answerApplications()
    shop().get(PROFILE).reply(403, refusal(403, 'Нет доступа'))
    renderCard(<ServicePage department={undefined} />)
    expect(await screen.findByRole('textbox', { name: 'Имя и фамилия' })).toHaveValue('')
  })

  it.each([
    ['new', 'Принята', false],
    ['in_progress', 'В работе', false],
    ['ready', 'Готово', false],
    ['closed', 'Закрыта', false],
    ['rejected', 'Отклонена', true],
    ['sleeping', 'Отложена', false],
  ])('an application that is %s says so, and nothing can be done with it', async (code, label, hasReason) => {
    answerStart()
    shop().get(PROFILE).reply(200, success(profile))
    answerApplications([{ ...application, status: { code, label }, reject_reason: 'Вскрыта' }])
    renderCard(<ServicePage department={undefined} />)
    const row = (await screen.findByText('№ 1042')).closest('.item') as HTMLElement
    expect(within(row).getByText(label)).toBeVisible()
    expect(within(row).queryAllByText('Вскрыта')).toHaveLength(hasReason ? 1 : 0)
    expect(within(row).queryAllByRole('button')).toEqual([])
  })

  it('the own applications stand beside, with what has become of them', async () => {
    shop().get(PROFILE).reply(200, success(profile))
    answerStart()
    shop()
      .get(`${SERVICE}/applications/`)
      .reply(
        200,
        success({
          applications: [
            application,
            {
              ...application,
              id: 1,
              number: 7,
              status: { code: 'rejected', label: 'Отклонена' },
              reject_reason: 'Вскрыта',
            },
            { ...application, id: 2, number: '8', status: { code: 'sleeping', label: 'Отложена' } },
          ],
        }),
      )
    renderCard(<ServicePage department={undefined} />)
    expect(await screen.findByRole('region', { name: 'Программа обслуживания' })).toBeVisible()
    const own = within(await screen.findByRole('region', { name: 'Мои заявки' }))
    expect(await own.findByText('№ 1042')).toBeVisible()
    expect(own.getByText('Отклонена')).toBeVisible()
    expect(screen.getByText('Вскрыта')).toBeVisible()
    expect(screen.getByText('Отложена')).toBeVisible()
  })
})

it('the first optician that a press adds has the focus, and is not chosen by it', async () => {
  const many = Array.from({ length: 8 }, (_, index) => ({
    ...departments[0],
    id: 20 + index,
    name: `№ ${index}`,
  }))
  answerStart(many)
  const { user } = renderCard(<ServicePage department={undefined} />)
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  expect(screen.getByRole('radio', { name: /№ 5/ })).toHaveFocus()
  expect(screen.getByRole('radio', { name: /№ 5/ })).not.toBeChecked()
})

describe('an optician that the list does not hold', () => {
  const far = { id: 77, name: 'На Дальней', address: 'Дальняя, 7', phone: null, work_time: null }
  const answerSearch = (query: string, found: object[]) =>
    shop()
      .get(`${SERVICE}/departments/`)
      .query({ query })
      .optionally()
      .reply(200, success({ departments: found }))

  it('is sent with its id as it came, and stays in sight', async () => {
    answerStart()
    answerSearch('даль', [far])
    const { user } = renderCard(<ServicePage department={undefined} />)
    await fillIn(user)
    const search = screen.getByRole('searchbox', { name: 'Поиск оптики' })
    await user.type(search, 'даль')
    await user.click(await screen.findByRole('radio', { name: /На Дальней/ }))
    await user.clear(search)
    expect(await screen.findByRole('radio', { name: /На Лесной/ })).toBeVisible()
    expect(screen.getByRole('radio', { name: /На Дальней/ })).toBeChecked()
    answerCode()
    await user.click(screen.getByRole('button', { name: 'Получить код' }))
    shop()
      .post(`${SERVICE}/validate_code/`)
      .reply(200, success({ verification: 'v' }))
    const sent: Body[] = []
    shop()
      .post(`${SERVICE}/applications/`, (body: Body) => sent.push(body) > 0)
      .reply(200, success(application))
    await user.type(await screen.findByRole('textbox', { name: 'Код' }), '1234')
    await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
    expect(await screen.findByText('Заявка № 1042 принята')).toBeVisible()
    expect(sent).toEqual([expect.objectContaining({ department_id: 77 })])
  })

  it('that the page names stays in sight during a search', async () => {
    answerStart()
    answerSearch('даль', [far])
    const { user } = renderCard(<ServicePage department="11" />)
    expect(await screen.findByRole('radio', { name: /На Лесной/ })).toBeChecked()
    await user.type(screen.getByRole('searchbox', { name: 'Поиск оптики' }), 'даль')
    expect(await screen.findByRole('radio', { name: /На Дальней/ })).toBeVisible()
    expect(screen.getByRole('radio', { name: /На Лесной/ })).toBeChecked()
  })
})

it('an optician or a product that is offered no longer is chosen anew, before a code is sent', async () => {
  answerStart()
  shop()
    .get('/api/v2/internal/catalog/products/')
    .reply(200, success({ products: [], shopData: null }))
  pageDrafts.write('service-programme', { reasonId: '1', productId: '99', purchasedAt: '05.03.2026' })
  const { user } = renderCard(<ServicePage department="99" />)
  expect(await screen.findByText(/Эта оптика сейчас не принимает заявки/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Имя и фамилия' }), 'Анна')
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), person.phone)
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText('Выберите оптику')).toBeVisible()
  expect(screen.getByText('Выберите товар', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('radio', { name: /На Лесной/ })).toHaveFocus()
})
