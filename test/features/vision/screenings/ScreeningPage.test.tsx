import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QUESTIONNAIRES } from '#data/screenings/questionnaires'
import { ScreeningPage } from '#features/vision/screenings/ScreeningPage'
import { ofEarlierLoad } from '../../../support/ofEarlierLoad'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { guardPressesAtOnce } from '../../../support/guardedPresses'

const RESULTS = '/api/v2/internal/personal/dry_eye_test/results/'

const saved = (id: number, test_code: string, score: number, created_at: string) => ({
  id,
  test_code,
  score,
  created_at,
  max_score: test_code === 'osdi6' ? 24 : 37,
  level: { code: 'positive', label: '' },
  recommendation: '',
})

const answerResults = (...results: unknown[]) =>
  shop().persist().get(RESULTS).reply(200, success({ results }))

const figure = (name: string) => document.querySelector(`[data-result="${name}"]`)

it('digits answer the questions, and the result is counted, compared and saved', async () => {
  answerResults(saved(1, 'cldeq8', 14, '2026-01-01'), saved(2, 'osdi6', 10, '2026-02-01'))
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  const sent: unknown[] = []
  shop()
    .post(RESULTS, (body) => sent.push(body) > 0)
    .reply(200, success(saved(3, 'osdi6', 6, '2026-03-01')))
  screen.getByRole('group', { name: /Мешает ли вам свет/ })
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('111111')
  await user.click(screen.getByRole('button', { name: 'Показать результат' }))
  expect(await screen.findByText('Результат: 6 из 24')).toHaveAttribute('data-value', '6')
  expect(screen.getByText('Есть признаки сухости глаза')).toHaveAttribute('data-value', 'true')
  expect(screen.getByText('Стало лучше на 4')).toHaveAttribute('data-value', '-4')
  expect(screen.getByText('Это скрининг, а не диагноз.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Записаться к специалисту' })).toBeVisible()
  expect(await screen.findByText('Результат сохранён в профиле зрения')).toBeVisible()
  expect(sent).toEqual([{ test_code: 'osdi6', answers: [1, 1, 1, 1, 1, 1] }])
  expect(figure('change')).toHaveAttribute('data-value', '-4')
})

it('a saved result that names neither scale nor level is compared', async () => {
  answerResults({ id: 1, test_code: 'osdi6', score: 10, created_at: '2026-02-01' })
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  screen.getByRole('radio', { name: 'никогда' }).focus()
  shop()
    .post(RESULTS)
    .reply(200, success({ id: 2 }))
  await user.keyboard('111111')
  await user.click(screen.getByRole('button', { name: 'Показать результат' }))
  expect(await screen.findByText('Стало лучше на 4')).toBeVisible()
})

it('a question without an answer is asked for, and there is no score', async () => {
  answerResults()
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.cldeq8} />)
  await user.click(screen.getByRole('button', { name: 'Дальше' }))
  expect(await screen.findByText('Ответьте на вопрос')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'никогда' })).toHaveFocus()
  expect(figure('total')).toBeNull()
})

it('going back and a reload keep the answers, and without an earlier result nothing is compared', async () => {
  answerResults()
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.cldeq8} />)
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('23')
  await user.click(screen.getByRole('button', { name: 'Назад' }))
  expect(screen.getByRole('group', { name: 'Насколько сильно к концу ношения?' })).toBeVisible()
  expect(screen.getByRole('radio', { name: '3' })).toBeChecked()
  expect(sessionStorage.getItem('lens-widgets:draft:page:screening-cldeq8')).toContain('"1b":3')
})

it('answers from before a reload say so; begun anew the first question is asked, and they can be brought back', async () => {
  answerResults()
  const { user, unmount } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.cldeq8} />)
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('23')
  unmount()
  const here = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.cldeq8} />)
  expect(screen.getByText(/Вопрос 3 из/)).toBeVisible()
  expect(screen.queryByText('Восстановлен черновик')).not.toBeInTheDocument()
  here.unmount()
  ofEarlierLoad()
  renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.cldeq8} />)
  expect(screen.getByText('Восстановлен черновик')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Начать заново' }))
  expect(screen.getByText(/Вопрос 1 из/)).toBeVisible()
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  expect(sessionStorage.getItem('lens-widgets:draft:page:screening-cldeq8')).toBeNull()
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('1')
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(screen.getByText(/Вопрос 3 из/)).toBeVisible()
  // A press never takes an answer away.
  const kept = sessionStorage.getItem('lens-widgets:draft:page:screening-cldeq8')
  expect(kept).toContain('"1a":1')
  expect(kept).toContain('"1b":3')
})

it('a result that cannot be saved is shown all the same, and saved at another try', async () => {
  answerResults()
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('000000')
  shop().post(RESULTS).reply(400, refusal(1, 'Попробуйте позже'))
  await user.click(screen.getByRole('button', { name: 'Показать результат' }))
  expect(await screen.findByText('Признаков сухости глаза не найдено')).toHaveAttribute('data-value', 'false')
  expect(figure('change')).toHaveAttribute('data-value', '')
  const again = await screen.findByRole('button', { name: 'Сохранить ещё раз' })
  shop()
    .post(RESULTS)
    .reply(200, success(saved(3, 'osdi6', 0, '2026-03-01')))
  await user.click(again)
  expect(await screen.findByText('Результат сохранён в профиле зрения')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Пройти ещё раз' }))
  expect(screen.getByRole('radio', { name: 'никогда' })).not.toBeChecked()
})

it('a saved result of another scale is not compared', async () => {
  const other = { ...saved(1, 'osdi6', 50, '2026-01-01'), max_score: 100 }
  answerResults(other)
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  shop().post(RESULTS).reply(400, refusal(1, 'Попробуйте позже'))
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('111111')
  await user.click(screen.getByRole('button', { name: 'Показать результат' }))
  expect(await screen.findByText(/^Сравнить пока не с чем/)).toHaveAttribute('data-value', '')
  expect(screen.queryByText(/первый/)).not.toBeInTheDocument()
})

it('a result is not called the first one where the earlier ones did not come', async () => {
  shop().persist().get(RESULTS).reply(400, refusal(1, 'Нет'))
  shop().post(RESULTS).reply(400, refusal(1, 'Попробуйте позже'))
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('111111')
  await user.click(screen.getByRole('button', { name: 'Показать результат' }))
  expect(await screen.findByText(/^Прошлые результаты не загрузились/)).toHaveAttribute('data-value', '')
})

it('a result whose answer got lost is found among the saved ones, and its draft is gone', async () => {
  const results = [saved(1, 'osdi6', 6, '2026-01-01')]
  shop()
    .persist()
    .get(RESULTS)
    .reply(200, () => success({ results }))
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('111111')
  // An earlier result has the same score.
  shop().post(RESULTS).replyWithError('connection lost')
  await user.click(screen.getByRole('button', { name: 'Показать результат' }))
  expect(await screen.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
  expect(screen.queryByText(/Результат не сохранён/)).not.toBeInTheDocument()
  results.push(saved(2, 'osdi6', 6, '2026-02-01'))
  shop().post(RESULTS).replyWithError('connection lost')
  await user.click(screen.getByRole('button', { name: 'Сохранить ещё раз' }))
  expect(await screen.findByText('Результат сохранён в профиле зрения')).toBeVisible()
  expect(sessionStorage.getItem('lens-widgets:draft:page:screening-osdi6')).toBeNull()
})

it('a tap on an answer goes on by itself, an arrow key never does', async () => {
  answerResults()
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  await user.click(screen.getByRole('radio', { name: 'никогда' }))
  expect(screen.getByText(/Вопрос 2 из 6/)).toBeVisible()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByText(/Вопрос 2 из 6/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Назад' }))
  expect(screen.getByRole('radio', { name: 'никогда' })).toBeChecked()
  // The same answer, tapped again.
  await user.click(screen.getByRole('radio', { name: 'никогда' }))
  expect(screen.getByText(/Вопрос 2 из 6/)).toBeVisible()
})

const tap = (name: string | RegExp) =>
  userEvent.click(screen.getByRole(/^\d|никогда/.test(String(name)) ? 'radio' : 'button', { name }))
const asked = () => screen.getByText(/Вопрос \d из/).textContent

it('a double tap answers one question, and a double press of a button goes on by one', async () => {
  answerResults()
  guardPressesAtOnce()
  renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  await tap('никогда')
  await tap('никогда')
  expect(asked()).toContain('Вопрос 2 из 6')
  await userEvent.keyboard('{1>3/}')
  expect(asked()).toContain('Вопрос 3 из 6')
  await tap('Назад')
  await tap('Дальше')
  expect(asked()).toContain('Вопрос 2 из 6')
})

it('equal answers of another run are another result, even if the first one is in doubt', async () => {
  answerResults()
  const keys: unknown[] = []
  const post = (isLost: boolean) =>
    shop()
      .post(RESULTS)
      .reply(function () {
        keys.push(this.req.headers['idempotency-key'])
        return isLost ? [502, '<h1>Bad Gateway</h1>'] : [200, success(saved(3, 'osdi6', 6, '2026-03-01'))]
      })
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  const run = async () => {
    screen.getByRole('radio', { name: 'никогда' }).focus()
    await user.keyboard('111111')
    await user.click(screen.getByRole('button', { name: 'Показать результат' }))
  }
  post(true)
  await run()
  post(true)
  await user.click(await screen.findByRole('button', { name: 'Сохранить ещё раз' }))
  await user.click(await screen.findByRole('button', { name: 'Пройти ещё раз' }))
  post(false)
  await run()
  expect(await screen.findByText('Результат сохранён в профиле зрения')).toBeVisible()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('a result that an expired session has kept back offers to sign in', async () => {
  answerResults()
  window.pageConfig = { ...window.pageConfig, token: 'old' }
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  shop().post(RESULTS).reply(401, refusal(8001, 'Сессия истекла'))
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('111111')
  await user.click(screen.getByRole('button', { name: 'Показать результат' }))
  expect(await screen.findByText(/^Результат не сохранён/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible()
})

it('a result waits for the earlier ones that are on their way, and is compared with them', async () => {
  let onRead = () => {}
  const read = new Promise<void>((resolve) => (onRead = resolve))
  let isSent = false
  shop()
    .get(RESULTS)
    .reply(200, () => read.then(() => success({ results: [saved(1, 'osdi6', 10, '2026-02-01')] })))
  shop()
    .get(RESULTS)
    .optionally()
    .reply(200, success({ results: [saved(1, 'osdi6', 10, '2026-02-01')] }))
  shop()
    .post(RESULTS, () => (isSent = true))
    .reply(200, success(saved(2, 'osdi6', 6, '2026-03-01')))
  const { user } = renderPage(<ScreeningPage questionnaire={QUESTIONNAIRES.osdi6} />)
  screen.getByRole('radio', { name: 'никогда' }).focus()
  await user.keyboard('111111')
  await user.click(screen.getByRole('button', { name: 'Показать результат' }))
  expect(await screen.findByText('Сравниваем с прошлым результатом…')).toHaveAttribute('data-value', '')
  expect(screen.queryByText(/не загрузились/)).not.toBeInTheDocument()
  expect(isSent).toBe(false)
  onRead()
  expect(await screen.findByText('Стало лучше на 4')).toBeVisible()
  expect(await screen.findByText('Результат сохранён в профиле зрения')).toBeVisible()
})
