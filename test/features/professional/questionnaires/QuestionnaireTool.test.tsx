import { api } from '#api/api'
import { store } from '#store/store'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cldeq8 } from '#data/screenings/cldeq8'
import { osdi6 } from '#data/screenings/osdi6'
import { QuestionnaireTool } from '#features/professional/questionnaires/QuestionnaireTool'
import { customerEpoch } from '#host/customer/customer'
import { on } from '#host/on'
import { IslandElement } from '#host/IslandElement'
import { refusal, shop, success } from '../../../support/shop'
import { withSettings } from '../../../../src/features/professional/questionnaires/settings'

const RESULTS = '/api/v2/internal/personal/dry_eye_test/results/'

const completed = jest.fn()
on('tool-completed', completed)

const saved = (id: number, test_code: string, score: number) => ({
  id,
  test_code,
  score,
  created_at: `2026-0${id}-12T10:00:00+03:00`,
  max_score: test_code === 'osdi6' ? 24 : 37,
  level: { code: 'positive', label: '' },
  recommendation: '',
})

const figure = (name: string) => document.querySelector<HTMLElement>(`[data-result="${name}"]`)

const button = (name: string) => screen.getByRole('button', { name })

function open(published = osdi6, attributes: Record<string, string> = {}) {
  const container = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) container.setAttribute(name, value)
  render(
    <IslandElement value={document.body}>
      <QuestionnaireTool tool={published.code} {...withSettings(container, published)} />
    </IslandElement>,
  )
  return userEvent.setup()
}

type User = ReturnType<typeof userEvent.setup>

/** Presses the answers, by their place in each question. */
async function answer(user: User, places: number[]) {
  const questions = screen.getAllByRole('group')
  for (const [index, place] of places.entries()) {
    const radios = within(questions[index] as HTMLElement).getAllByRole('radio')
    await user.click(radios[place] as HTMLElement)
  }
}

describe('without a token', () => {
  beforeEach(() => (window.pageConfig = {}))

  it('counts, says it and tells the page once, without a call', async () => {
    const user = open()
    expect(
      screen.getByText(/^За последнюю неделю\. Ответы никуда не отправляются\. Это скрининг/),
    ).toBeVisible()
    await answer(user, [2, 1, 0, 1, 2, 0])
    expect(screen.getByText('отвечено 6 из 6')).toBeVisible()
    await user.click(button('Показать результат'))
    expect(screen.getByText('Результат: 6 из 24')).toHaveFocus()
    expect(figure('total')).toHaveAttribute('data-value', '6')
    expect(figure('positive')).toHaveAttribute('data-value', 'true')
    expect(figure('change')).toHaveAttribute('data-value', '')
    expect(screen.getByText('Это скрининг, а не диагноз.')).toBeVisible()
    expect(screen.getByText(/граница 4: TFOS DEWS III, 2025/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Записаться к специалисту' })).toHaveAttribute(
      'href',
      '/personal/optics/',
    )
    expect(screen.queryByRole('button', { name: /Сохранить/ })).not.toBeInTheDocument()
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(button('Скопировать результат'))
    expect(writeText).toHaveBeenCalledWith(
      'Тест на сухость глаз OSDI-6. Результат: 6 из 24. Есть признаки сухости глаза. Это скрининг, а не диагноз.',
    )
    await user.click(button('Пройти ещё раз'))
    expect(screen.getAllByRole('radio')[0]).toHaveFocus()
    expect(screen.getByText('отвечено 0 из 6')).toBeVisible()
    await answer(user, [0, 0, 0, 0, 0, 0])
    await user.click(button('Показать результат'))
    expect(screen.getByText('Признаков сухости глаза не найдено')).toHaveAttribute('data-value', 'false')
    expect(completed.mock.calls).toEqual([[{ tool: 'osdi6' }]])
  })

  it('asks for the question without an answer, and has no score', async () => {
    const user = open(cldeq8)
    await answer(user, [1, 1, 1])
    await user.click(button('Показать результат'))
    const missing = screen.getAllByRole('group')[3] as HTMLElement
    expect(within(missing).getByText('Ответьте на вопрос')).toBeVisible()
    expect(within(missing).getByRole('radio', { name: 'не бывает' })).toHaveFocus()
    expect(within(missing).getByRole('radio', { name: 'не бывает' })).toHaveAccessibleDescription(
      'Ответьте на вопрос',
    )
    expect(figure('total')).toBeNull()
    await user.click(within(missing).getByRole('radio', { name: '2' }))
    expect(screen.queryByText('Ответьте на вопрос')).not.toBeInTheDocument()
  })

  it.each([
    [{ 'data-cutoff': '7' }, 'false', undefined],
    [{ 'data-cutoff': '6' }, 'true', undefined],
    [{ 'data-cutoff': '0' }, 'true', /data-cutoff="0" is ignored: it is a whole number from 1 to 24/],
    [{ 'data-cutoff': '25' }, 'true', /data-cutoff="25" is ignored/],
    [{ 'data-appointment-url': 'javascript:1' }, 'true', /data-appointment-url="javascript:1" is ignored/],
  ])('with %j a sum of 6 is positive: %s', async (attributes, positive, warning) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    const user = open(osdi6, attributes)
    await answer(user, [1, 1, 1, 1, 1, 1])
    await user.click(button('Показать результат'))
    expect(figure('positive')).toHaveAttribute('data-value', positive)
    expect(warn.mock.calls).toEqual(warning ? [[expect.stringMatching(warning)]] : [])
    expect(screen.getByRole('link')).toHaveAttribute('href', '/personal/optics/')
    if (!warning) expect(screen.getByText(/граница [67]: задана на этой странице/)).toBeVisible()
    warn.mockRestore()
  })

  it('leads where the page says', async () => {
    const user = open(cldeq8, { 'data-appointment-url': '/zapis/' })
    await answer(user, [0, 0, 0, 0, 0, 0, 0, 0])
    await user.click(button('Показать результат'))
    expect(screen.getByText('Результат: 1 из 37')).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/zapis/')
  })
})

describe('with a token', () => {
  // The store is that of the page, not of a test.
  afterEach(() => act(() => void store.dispatch(api.util.resetApiState())))

  it('compares with the last saved result, and saves by the press alone, once', async () => {
    shop()
      .get(RESULTS)
      .reply(
        200,
        success({ results: [saved(1, 'cldeq8', 20), saved(2, 'cldeq8', 12), saved(3, 'osdi6', 1)] }),
      )
    const user = open(cldeq8, { 'data-meaningful-change': '2' })
    expect(screen.getByText(/пока вы не нажмёте «Сохранить»/)).toBeVisible()
    await answer(user, [1, 1, 1, 1, 1, 1, 1, 2])
    await user.click(button('Показать результат'))
    expect(await screen.findByText('Стало лучше на 2. Изменение существенное')).toHaveAttribute(
      'data-value',
      '-2',
    )
    expect(screen.getByText(/прошлый раз, 12\sфевраля 2026/)).toBeVisible()
    const sent: unknown[] = []
    shop()
      .post(RESULTS, (body) => sent.push(body) > 0)
      .reply(200, success(saved(4, 'cldeq8', 10)))
    shop()
      .get(RESULTS)
      .reply(200, success({ results: [saved(4, 'cldeq8', 10), saved(2, 'cldeq8', 12)] }))
    const save = button('Сохранить в личном кабинете')
    await user.dblClick(save)
    const done = await screen.findByText('Результат сохранён в личном кабинете')
    expect(done).toBeVisible()
    expect(document.activeElement).toContainElement(done)
    expect(sent).toEqual([{ test_code: 'cldeq8', answers: [1, 1, 1, 1, 1, 1, 1, 3] }])
    // The result that was just saved does not count as an earlier one.
    expect(figure('change')).toHaveAttribute('data-value', '-2')
  })

  it('keeps the result where it cannot be compared or saved', async () => {
    shop().persist().get(RESULTS).reply(400, refusal(1, 'Нет'))
    const user = open()
    await answer(user, [0, 0, 0, 0, 0, 0])
    await user.click(button('Показать результат'))
    expect(await screen.findByText(/^Прошлые результаты не загрузились/)).toHaveAttribute('data-value', '')
    shop().post(RESULTS).reply(400, refusal(1, 'Попробуйте позже'))
    await user.click(button('Сохранить в личном кабинете'))
    expect(await screen.findByText('Результат не сохранён. Попробуйте позже')).toBeVisible()
    expect(screen.getByText('Результат: 0 из 24')).toBeVisible()
    expect(button('Сохранить в личном кабинете')).toHaveFocus()
  })

  it('a page that is too old to save offers a new one', async () => {
    shop()
      .get(RESULTS)
      .reply(200, success({ results: [] }))
    const user = open()
    await answer(user, [0, 0, 0, 0, 0, 0])
    await user.click(button('Показать результат'))
    await screen.findByText(/^Сравнить пока не с чем/)
    shop().post(RESULTS).reply(419, 'Page Expired')
    await user.click(button('Сохранить в личном кабинете'))
    expect(await screen.findByRole('button', { name: 'Обновить' })).toBeVisible()
  })

  it('begins anew for another customer', async () => {
    shop()
      .persist()
      .get(RESULTS)
      .reply(200, success({ results: [] }))
    const user = open()
    await answer(user, [0, 0, 0, 0, 0, 0])
    await user.click(button('Показать результат'))
    await screen.findByText(/^Сравнить пока не с чем/)
    act(() => {
      window.pageConfig = { token: 'of-another' }
      customerEpoch()
    })
    expect(await screen.findByText('отвечено 0 из 6')).toBeVisible()
  })

  it('keeps no half of the answers for another customer, but those of a guest who signs in', async () => {
    window.pageConfig = {}
    act(() => void customerEpoch())
    const user = open()
    const given = () => screen.queryAllByRole('radio', { checked: true })
    await answer(user, [1, 1])
    window.pageConfig = { token: 'guest-signed-in' }
    act(() => void customerEpoch())
    expect(given()).toHaveLength(2)
    await answer(user, [1, 1, 2])
    window.pageConfig = { token: 'another-customer' }
    act(() => void customerEpoch())
    expect(given()).toHaveLength(0)
  })

  it('in the cabinet of a specialist it neither reads nor saves, and knows no appointment', async () => {
    render(
      <IslandElement value={document.body}>
        <QuestionnaireTool tool="osdi-6" questionnaire={osdi6} />
      </IslandElement>,
    )
    const user = userEvent.setup()
    await answer(user, [4, 4, 4, 4, 4, 4])
    await user.click(button('Показать результат'))
    expect(screen.getByText('Результат: 24 из 24')).toBeVisible()
    expect(figure('change')).toBeNull()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Скопировать результат',
      'Пройти ещё раз',
    ])
  })
})
