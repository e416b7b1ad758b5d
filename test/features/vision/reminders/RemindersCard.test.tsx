import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { addDays, shopToday } from '#domain/dates/days'
import { remoteData } from '#domain/remoteData'
import { dateFieldText } from '#domain/dates/parseDate'
import type { Purchase } from '#data/orders/purchases'
import type { RemindedProduct } from '#data/reminders/reminder'
import { RemindersCard } from '#features/vision/reminders/RemindersCard'
import { formatDate } from '#domain/dates/dates'
import { writtenDate } from '../../../support/writtenDate'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const PATH = '/api/v2/internal/personal/reminders/'
const CALCULATE = `${PATH}calculate_remind_date/`

const today = shopToday()
const later = (days: number) => addDays(today, days)

const lens = { product_id: 202, title: 'Ясно Месяц', sphere: -2.75, base_curve: 8.6, diameter: 14.2 }
const monthly = {
  id: 41,
  product_id: 202,
  title: 'Ясно Месяц',
  picture: null,
  lenses: [
    { ...lens, eye: 'right' },
    { ...lens, eye: 'left', sphere: -3 },
  ],
  packs_count: 1,
  purchased_at: later(-72),
  remind_at: later(12),
  channels: ['email', 'push'],
  is_active: true,
}
const daily = { ...monthly, id: 42, product_id: 201, title: 'Ясно День', lenses: [], is_active: false }

const mine: RemindedProduct[] = [
  { id: 202, title: 'Ясно Месяц', isMine: true, wear: { lensesInPack: 6, daysPerLens: 30 } },
  { id: 201, title: 'Ясно День', isMine: false, wear: { lensesInPack: 30, daysPerLens: 1 } },
]

const answerList = (...reminders: object[]) => shop().get(PATH).reply(200, success({ reminders }))

const answerCalculation = (sent: object, remind_at: string) =>
  shop()
    .post(CALCULATE, sent as never)
    .reply(200, success({ remind_at }))

function open(products: { data?: RemindedProduct[]; error?: unknown } = { data: mine }) {
  const refetch = jest.fn()
  const { user } = renderPage(
    <RemindersCard products={remoteData({ ...products, isFetching: false, refetch })} />,
  )
  return { user, refetch }
}

const item = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('li') as HTMLElement)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const add = () => screen.findByRole('button', { name: /^Добавить/ })

describe('the list', () => {
  it('a reminder says when, how and about what it reminds, and what is left', async () => {
    answerList(monthly, daily)
    open()
    const first = await item('Ясно Месяц')
    expect(first.getByText(`Напомним ${writtenDate(later(12))}`)).toBeVisible()
    expect(first.getByText('через 12 дней, письмом, push-уведомлением')).toBeVisible()
    expect(first.getByText('Включено')).toBeVisible()
    // Three pairs of thirty days each; the third is in use.
    expect(first.getByText(/осталась 1\sпара из 3/)).toHaveTextContent(`Хватит до ${writtenDate(later(18))}`)
    expect(first.getByText('−2,75')).toBeVisible()
    const second = await item('Ясно День')
    expect(second.getByText('На паузе')).toBeVisible()
    expect(second.getByText(`По расчёту закончились ${writtenDate(later(-57))}`)).toBeVisible()
  })

  it('a reminder that may be paused or not is called neither, and stays as it is when it is changed', async () => {
    const unread = { ...monthly, is_active: 'да' }
    answerList(unread)
    const { user } = open()
    const one = await item('Ясно Месяц')
    expect(one.queryByText('На паузе')).not.toBeInTheDocument()
    expect(one.queryByRole('button', { name: /^Возобновить/ })).not.toBeInTheDocument()
    await user.click(one.getByRole('button', { name: /^Изменить/ }))
    answerList(unread)
    const sent: unknown[] = []
    shop()
      .put(`${PATH}41/`, (body: { is_active: unknown }) => sent.push(body.is_active) > 0)
      .reply(200, success(null))
    answerList(unread)
    await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(sent).toEqual(['да']))
  })

  it('packs that were bought since count, those that are under way do not', async () => {
    const bought = (days: number, quantity: number, code = 'received') =>
      ({
        order: { saleType: 'eshop', status: { code, label: '' } },
        at: later(days),
        item: { productId: 202, quantity, params: [] },
      }) as unknown as Purchase
    const purchases = [bought(-1, 5, 'in_transit'), bought(-9, 1), bought(-72, 1)]
    answerList(monthly)
    open({ data: mine.map((product) => ({ ...product, purchases })) })
    const first = await item('Ясно Месяц')
    expect(first.getByText(/остались 4\sпары из 6/)).toHaveTextContent(`Хватит до ${writtenDate(later(108))}`)
    expect(first.getByText(/^После этого куплена ещё 1\sупаковка, считаем и её/)).toBeVisible()
  })

  it('a reminder without a day stays in the list, and its day can be chosen', async () => {
    answerList({ ...monthly, remind_at: null }, daily)
    const { user } = open()
    const first = await item('Ясно Месяц')
    expect(first.getByText('Дата не назначена')).toBeVisible()
    expect(first.queryByRole('button', { name: /календарь/i })).toBeNull()
    await user.click(first.getByRole('button', { name: /^Изменить/ }))
    const form = await dialog('Изменение напоминания')
    expect(form.getByRole('textbox', { name: 'Дата напоминания' })).toHaveValue('')
  })

  it('a reminder without a known schedule does not say what is left, and names a day that has passed', async () => {
    answerList({ ...monthly, remind_at: later(-1) })
    open({ data: [] })
    const first = await item('Ясно Месяц')
    expect(first.getByText(`Дата прошла: ${writtenDate(later(-1))}`)).toBeVisible()
    expect(first.queryByText(/пара|закончились/)).not.toBeInTheDocument()
  })

  it('the list without reminders says what they are good for', async () => {
    answerList()
    const { user } = open()
    expect(await screen.findByText('Напоминаний пока нет')).toBeVisible()
    await user.click(await add())
    expect(await dialog('Новое напоминание')).toBeTruthy()
    await screen.findByText('Дату рассчитать не удалось')
  })

  it('reminders that did not load can be requested again', async () => {
    shop().get(PATH).reply(400, refusal(1, 'Ведутся работы'))
    const { user } = open()
    expect(await screen.findByText('Ведутся работы')).toBeVisible()
    answerList(monthly)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await item('Ясно Месяц')).toBeTruthy()
  })

  it('three hundred reminders are shown in parts', async () => {
    answerList(...Array.from({ length: 300 }, (_, index) => ({ ...monthly, id: index + 1 })))
    open()
    expect(await screen.findByText('Показано 10 из 300')).toBeVisible()
  })
})

describe('a new reminder', () => {
  const supply = { product_id: 202, packs_count: 1, purchased_at: today, eyes: 2 }
  const created = {
    product_id: 202,
    packs_count: 2,
    purchased_at: today,
    remind_at: later(173),
    channels: ['email', 'sms'],
    is_active: true,
  }

  it('a new reminder proposes the calculated day, explains it, and is sent once', async () => {
    answerList()
    answerCalculation(supply, later(83))
    const { user } = open()
    await user.click(await add())
    const form = await dialog('Новое напоминание')
    expect(form.getByRole('combobox', { name: 'Линзы' })).toHaveDisplayValue('Ясно Месяц — ваши линзы')
    expect(await form.findByText(`${writtenDate(later(83))}, через 83 дня`)).toBeVisible()
    expect(form.getByText(/1\sупаковки на оба глаза хватит до/)).toHaveTextContent(writtenDate(later(90)))

    answerCalculation({ ...supply, packs_count: 2 }, later(173))
    const packs = form.getByRole('textbox', { name: 'Сколько упаковок' })
    await user.clear(packs)
    expect(form.getByText(/Рассчитаем, когда выберете/)).toBeVisible()
    await user.type(packs, '2')
    expect(await form.findByText(`${writtenDate(later(173))}, через 173 дня`)).toBeVisible()
    expect(form.getByText(/2\sупаковок на оба глаза хватит до/)).toBeVisible()
    await user.click(form.getByRole('checkbox', { name: 'SMS' }))

    shop()
      .post(PATH, created)
      .reply(200, success({ ...monthly, ...created }))
    answerList({ ...monthly, ...created })
    const save = form.getByRole('button', { name: 'Создать напоминание' })
    act(() => {
      save.click()
      save.click()
    })
    expect(await screen.findByText('Напоминание создано')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect((await item('Ясно Месяц')).getByText(`Напомним ${writtenDate(later(173))}`)).toBeVisible()
  })

  it('a new reminder can have a day of the customer’s choice', async () => {
    answerList()
    answerCalculation(supply, later(83))
    const { user } = open()
    await user.click(await add())
    const form = await dialog('Новое напоминание')
    await user.click(form.getByRole('radio', { name: /Другая дата/ }))
    const own = form.getByRole('textbox', { name: 'Дата напоминания' })
    fireEvent.change(own, { target: { value: dateFieldText(later(30)) } })
    shop()
      .post(PATH, (body: { remind_at: string }) => body.remind_at === later(30))
      .reply(200, success({ ...monthly, remind_at: later(30) }))
    answerList(monthly)
    await user.click(form.getByRole('button', { name: 'Создать напоминание' }))
    expect(await screen.findByText('Напоминание создано')).toBeInTheDocument()
  })

  it('a calculated date goes out as it came, with its time', async () => {
    const calculated = `${later(83)}T09:30:00+03:00`
    answerList()
    answerCalculation(supply, calculated)
    const { user } = open()
    await user.click(await add())
    const form = await dialog('Новое напоминание')
    await form.findByText(`${writtenDate(later(83))}, через 83 дня`)
    shop()
      .post(PATH, { ...created, packs_count: 1, remind_at: calculated, channels: ['email'] })
      .reply(200, success(monthly))
    answerList(monthly)
    await user.click(form.getByRole('button', { name: 'Создать напоминание' }))
    expect(await screen.findByText('Напоминание создано')).toBeInTheDocument()
  })

  it('a new reminder is listed even if the list cannot be read again', async () => {
    answerList()
    answerCalculation(supply, later(83))
    const { user } = open()
    await user.click(await add())
    const form = await dialog('Новое напоминание')
    await form.findByText(`${writtenDate(later(83))}, через 83 дня`)
    shop().post(PATH).reply(200, success(monthly))
    shop().get(PATH).reply(400, refusal(1, 'Ведутся работы'))
    await user.click(form.getByRole('button', { name: 'Создать напоминание' }))
    expect(await screen.findByText('Напоминание создано')).toBeInTheDocument()
    await item('Ясно Месяц')
    expect(screen.queryByText('Напоминаний пока нет')).not.toBeInTheDocument()
  })

  it('a new reminder is checked before it is sent', async () => {
    answerList()
    const { user } = open({ data: mine.map((product) => ({ ...product, isMine: false })) })
    await user.click(await add())
    const form = await dialog('Новое напоминание')
    const packs = form.getByRole('textbox', { name: 'Сколько упаковок' })
    const bought = form.getByRole('textbox', { name: 'Дата покупки' })
    await user.clear(packs)
    await user.type(packs, '1,5')
    // Typing key by key would wait for animation frames, which jsdom runs irregularly.
    fireEvent.change(bought, { target: { value: dateFieldText(later(1)) } })
    await user.click(form.getByRole('radio', { name: /Другая дата/ }))
    const remind = form.getByRole('textbox', { name: 'Дата напоминания' })
    fireEvent.change(remind, { target: { value: dateFieldText(later(-1)) } })
    await user.click(form.getByRole('checkbox', { name: 'Электронная почта' }))
    await user.click(form.getByRole('button', { name: 'Создать напоминание' }))
    const lenses = form.getByRole('combobox', { name: 'Линзы' })
    await waitFor(() => expect(lenses).toHaveAccessibleDescription('Выберите линзы'))
    expect(lenses).toHaveFocus()
    expect(packs).toHaveAccessibleDescription('Введите целое число упаковок')
    expect(bought).toHaveAccessibleDescription(`Не позже ${formatDate(today)}`)
    expect(remind).toHaveAccessibleDescription(`Не раньше ${formatDate(today)}`)
    expect(form.getByText('Выберите, как напомнить')).toBeVisible()
  })

  it('a new reminder does not propose a day that has passed', async () => {
    answerList()
    answerCalculation(supply, later(-5))
    const { user } = open()
    await user.click(await add())
    expect(await screen.findByText('Завтра: пора покупать')).toBeVisible()
    expect(screen.getByText('Предлагаем дату: Завтра: пора покупать')).toHaveAttribute('role', 'status')
    shop()
      .post(PATH, (body: { remind_at: string }) => body.remind_at === later(1))
      .reply(200, success(monthly))
    answerList(monthly)
    await user.click(screen.getByRole('button', { name: 'Создать напоминание' }))
    expect(await screen.findByText('Напоминание создано')).toBeInTheDocument()
  })

  it('a new reminder asks for a day when the calculation fails', async () => {
    answerList()
    shop().post(CALCULATE).twice().reply(400, refusal(1, 'Расчёт недоступен'))
    const { user } = open()
    await user.click(await add())
    expect(await screen.findByText('Дату рассчитать не удалось')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Создать напоминание' }))
    expect(await screen.findByText('Расчёт недоступен')).toBeVisible()
  })

  it('a calculation that failed can be asked again, and the focus stays in the dialog', async () => {
    answerList()
    shop().post(CALCULATE).reply(400, refusal(1, 'Расчёт недоступен'))
    const { user } = open()
    await user.click(await add())
    const form = await dialog('Новое напоминание')
    expect(await form.findByText('Дату рассчитать не удалось')).toBeVisible()
    answerCalculation(supply, later(83))
    await user.click(form.getByRole('button', { name: 'Повторить' }))
    expect(await form.findByText(`${writtenDate(later(83))}, через 83 дня`)).toBeVisible()
    expect(form.queryByRole('button', { name: 'Повторить' })).toBeNull()
    await waitFor(() => expect(form.getByRole('heading', { name: 'Новое напоминание' })).toHaveFocus())
  })

  it.each([
    [422, { status: 'error', data: { packs_count: ['Слишком много'] }, errors: [] }, 'Слишком много'],
    [400, refusal(1, 'Попробуйте позже'), 'Попробуйте позже'],
    [413, 'nginx', SERVICE_UNAVAILABLE],
  ])('a refused reminder stays as typed (%i)', async (status, body, message) => {
    answerList()
    answerCalculation(supply, later(83))
    const { user } = open()
    await user.click(await add())
    await screen.findByText(`${writtenDate(later(83))}, через 83 дня`)
    shop().post(PATH).reply(status, body)
    await user.click(screen.getByRole('button', { name: 'Создать напоминание' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Линзы' })).toHaveValue('202')
  })

  it('the reminder dialog says when the list of lenses did not load', async () => {
    answerList()
    const { user, refetch } = open({ error: { kind: 'unavailable', message: SERVICE_UNAVAILABLE } })
    await user.click(await add())
    const form = await dialog('Новое напоминание')
    await user.click(form.getByRole('button', { name: 'Повторить' }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })
})

describe('a reminder', () => {
  const sent = {
    product_id: 202,
    packs_count: 1,
    purchased_at: later(-72),
    remind_at: later(12),
    channels: ['email', 'push'],
  }

  it('a changed reminder keeps its day, even when its lenses are no longer sold', async () => {
    answerList(monthly)
    shop()
      .post(CALCULATE)
      .reply(200, success({ remind_at: later(11) }))
    const { user } = open({ data: [] })
    await user.click((await item('Ясно Месяц')).getByRole('button', { name: /^Изменить/ }))
    const form = await dialog('Изменение напоминания')
    expect(form.getByRole('combobox', { name: 'Линзы' })).toHaveDisplayValue('Ясно Месяц — ваши линзы')
    expect(form.getByRole('textbox', { name: 'Дата напоминания' })).toHaveValue(dateFieldText(later(12)))
    await user.click(form.getByRole('checkbox', { name: 'SMS' }))
    answerList(monthly)
    shop()
      .put(`${PATH}41/`, { ...sent, channels: ['email', 'push', 'sms'], is_active: true })
      .reply(200, success(monthly))
    answerList(monthly)
    await user.click(form.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Напоминание изменено')).toBeInTheDocument()
  })

  it('a reminder that the server does not pause stays on, and says why', async () => {
    answerList(monthly)
    const { user } = open()
    const first = await item('Ясно Месяц')
    answerList(monthly)
    shop()
      .put(`${PATH}41/`, { ...sent, is_active: false })
      .reply(400, refusal(1, 'Попробуйте позже'))
    answerList(monthly)
    await user.click(first.getByRole('button', { name: /^Поставить на паузу/ }))
    expect(await screen.findByText('Попробуйте позже')).toBeVisible()
    expect(first.getByText('Включено')).toBeVisible()
    expect(first.getByRole('button', { name: /^Поставить на паузу/ })).toHaveFocus()
  })

  it('a reminder is resumed once however often the button is pressed', async () => {
    answerList({ ...monthly, is_active: false })
    open()
    answerList({ ...monthly, is_active: false })
    shop()
      .put(`${PATH}41/`, { ...sent, is_active: true })
      .reply(200, success(monthly))
    answerList(monthly)
    const resume = (await item('Ясно Месяц')).getByRole('button', { name: /^Возобновить/ })
    act(() => {
      resume.click()
      resume.click()
    })
    expect(await screen.findByText('Напоминание снова включено')).toBeInTheDocument()
  })

  it('a reminder that is being paused stays busy when another one is pressed, which waits', async () => {
    let onPaused = () => {}
    const paused = new Promise<void>((resolve) => (onPaused = resolve))
    answerList(monthly, daily)
    const { user } = open()
    const pause = (await item('Ясно Месяц')).getByRole('button', { name: /^Поставить на паузу/ })
    const resume = (await item('Ясно День')).getByRole('button', { name: /^Возобновить/ })
    answerList(monthly, daily)
    shop()
      .put(`${PATH}41/`, { ...sent, is_active: false })
      .reply(200, () => paused.then(() => success(monthly)))
    await user.click(pause)
    await user.click(resume)
    expect(pause).toHaveAttribute('aria-busy', 'true')
    expect(resume).not.toHaveAttribute('aria-busy')
    answerList({ ...monthly, is_active: false }, daily)
    onPaused()
    expect(await screen.findByText('Напоминание на паузе')).toBeInTheDocument()
  })

  it.each([null, 'письмом'])(
    'a reminder whose ways are %j is paused, and they go back as they came',
    async (channels) => {
      answerList({ ...monthly, channels })
      const { user } = open()
      answerList({ ...monthly, channels })
      shop()
        .put(`${PATH}41/`, { ...sent, channels, is_active: false })
        .reply(200, success(monthly))
      answerList({ ...monthly, channels, is_active: false })
      await user.click((await item('Ясно Месяц')).getByRole('button', { name: /^Поставить на паузу/ }))
      expect(await screen.findByText(/на паузе/i, { selector: '[role=status]' })).toBeInTheDocument()
    },
  )

  it('a reminder without a day of purchase is there, says nothing of what is left, and asks for the day', async () => {
    answerList({ ...monthly, purchased_at: null })
    const { user } = open()
    const only = await item('Ясно Месяц')
    expect(only.queryByText(/Хватит/)).not.toBeInTheDocument()
    await user.click(only.getByRole('button', { name: /^Изменить/ }))
    const form = await dialog('Изменение напоминания')
    expect(form.getByRole('textbox', { name: 'Дата покупки' })).toHaveValue('')
  })

  it('a reminder is deleted only after a confirmation, and the next one takes the focus', async () => {
    answerList(monthly, daily)
    const { user } = open()
    const remove = async () => {
      await user.click((await item('Ясно Месяц')).getByRole('button', { name: /^Удалить/ }))
      return within(await screen.findByRole('alertdialog', { name: 'Удалить напоминание?' }))
    }
    expect((await remove()).getByText(/Если оно нужно позже, поставьте его на паузу\.$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Отмена' }))
    const question = await remove()
    shop().delete(`${PATH}41/`).reply(200, success(null))
    answerList(daily)
    await user.click(question.getByRole('button', { name: 'Удалить напоминание' }))
    expect(await screen.findByText('Напоминание удалено')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Ясно Месяц' })).not.toBeInTheDocument()
    expect((await item('Ясно День')).getByText('На паузе').closest('li')).toHaveFocus()
  })

  it('a reminder whose deletion was done by a try whose answer was lost counts as deleted', async () => {
    answerList(monthly, daily)
    const { user } = open()
    await user.click((await item('Ясно Месяц')).getByRole('button', { name: /^Удалить/ }))
    shop().delete(`${PATH}41/`).reply(504, '<h1>Gateway Time-out</h1>')
    await user.click(await screen.findByRole('button', { name: 'Удалить напоминание' }))
    await within(screen.getByRole('alertdialog')).findByText(/Возможно, изменение уже сохранено/)
    shop().delete(`${PATH}41/`).reply(404, refusal(404, 'Напоминания нет'))
    shop()
      .persist()
      .get(PATH)
      .reply(200, success({ reminders: [daily] }))
    await user.click(screen.getByRole('button', { name: 'Удалить напоминание' }))
    expect(await screen.findByText('Напоминание удалено')).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.queryByText(/Ясно Месяц/)).not.toBeInTheDocument()
  })

  it('a reminder that cannot be deleted stays; after the last one the button for a new one takes the focus', async () => {
    answerList(daily)
    const { user } = open()
    await user.click((await item('Ясно День')).getByRole('button', { name: /^Удалить/ }))
    const question = within(await screen.findByRole('alertdialog'))
    // It is paused already.
    expect(question.queryByText(/поставьте его на паузу/)).toBeNull()
    shop().delete(`${PATH}42/`).reply(400, refusal(1, 'Попробуйте позже'))
    shop()
      .get(PATH)
      .optionally()
      .reply(200, success({ reminders: [daily] }))
    await user.click(question.getByRole('button', { name: 'Удалить напоминание' }))
    expect(await question.findByText('Попробуйте позже')).toBeVisible()
    shop().delete(`${PATH}42/`).reply(200, success(null))
    answerList()
    await user.click(question.getByRole('button', { name: 'Удалить напоминание' }))
    await screen.findByText('Напоминание удалено')
    expect(await add()).toHaveFocus()
  })
})
