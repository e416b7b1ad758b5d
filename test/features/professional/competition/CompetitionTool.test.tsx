import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Body } from 'nock'
import { CompetitionTool } from '#features/professional/competition/CompetitionTool'
import { IslandElement } from '#host/IslandElement'
import { on } from '#host/on'
import { refusal, shop, success } from '../../../support/shop'

const LIST = '/api/v2/internal/video_competition/'

const rated = jest.fn()
on('video-rated', rated)

let lastId = 700

const video = (more: Record<string, unknown> = {}) => ({
  id: ++lastId,
  title: `Видео ${lastId}`,
  author: 'Марина Л.',
  text: '',
  video: {
    url: '/shop/clip.webm',
    type: 'video/webm',
    poster: '/shop/clip.svg',
    captions_url: '/shop/clip.vtt',
    duration: 168,
  },
  views: 1204,
  created_at: '2026-02-20T10:00:00+03:00',
  place: null,
  rating: { average: 4.6, count: 312, own: null },
  ...more,
})

type Video = ReturnType<typeof video>

const competition = (more: Record<string, unknown> = {}) => ({
  code: 'without-glasses',
  title: 'Мир без очков',
  text: '',
  rules_url: '/policy/competition/',
  starts_at: '2026-01-12T00:00:00+03:00',
  finishes_at: '2126-11-30T23:59:00+03:00',
  status: { code: 'running' },
  is_rating_available: true,
  ...more,
})

const answerList = (
  videos: Video[],
  query = 'sort=new&page=1&per_page=12',
  more: Record<string, unknown> = {},
  total = videos.length,
) =>
  shop()
    .get(`${LIST}?${query}`)
    .reply(200, success({ competition: competition(more), videos, total }) as Body)

function draw(sort: 'new' | 'popular' | 'rating' = 'new') {
  const view = render(
    <IslandElement value={document.body}>
      <CompetitionTool sort={sort} />
    </IslandElement>,
  )
  return { user: userEvent.setup(), ...view }
}

beforeEach(() => {
  rated.mockClear()
  sessionStorage.clear()
})

const player = (name: string) => screen.getByLabelText<HTMLVideoElement>(name)

it('shows a video with its player, which loads nothing before it is started', async () => {
  const one = video()
  answerList([one])
  draw()
  expect(await screen.findByRole('heading', { level: 2, name: 'Мир без очков' })).toBeVisible()
  expect(screen.getByText(/^до 30 ноября 2126 · 1.видео$/)).toBeVisible()
  expect(
    screen.getByText('Марина Л. · 1 204 просмотра · 2:48', {
      normalizer: (text) => text.replace(/\s/g, ' '),
    }),
  ).toBeVisible()
  expect(screen.getByText('Средняя оценка 4,6 из 5')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Правила конкурса/ })).toHaveAttribute(
    'href',
    '/policy/competition/',
  )
  const element = player(one.title)
  expect(element).toHaveAttribute('preload', 'none')
  expect(element).toHaveAttribute('poster', '/shop/clip.svg')
  expect(element).not.toHaveAttribute('autoplay')
  expect(element.querySelector('track')).toHaveAttribute('src', '/shop/clip.vtt')
})

it('a poster is loaded when its video comes into sight', async () => {
  let onSeen: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const known = Object.getOwnPropertyDescriptor(globalThis, 'IntersectionObserver')
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(listener: typeof onSeen) {
        onSeen = listener
      }
      observe() {
        // The test itself reports intersections.
      }
      disconnect() {
        // Nothing was observed.
      }
    },
  })
  const one = video()
  answerList([one])
  draw()
  await screen.findByRole('heading', { level: 3, name: one.title })
  expect(player(one.title)).not.toHaveAttribute('poster')
  act(() => onSeen([{ isIntersecting: true }]))
  expect(player(one.title)).toHaveAttribute('poster', '/shop/clip.svg')
  if (known) Object.defineProperty(globalThis, 'IntersectionObserver', known)
  else Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

it('one plays at a time, and three seconds of it are one view', async () => {
  const [one, other] = [video(), video()]
  answerList([one, other])
  draw()
  await screen.findByRole('heading', { level: 3, name: one.title })
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  fireEvent.play(player(one.title))
  fireEvent.play(player(other.title))
  expect(pause.mock.contexts).toEqual([player(one.title)])
  pause.mockRestore()
  const playedUntil = (seconds: number) => {
    const played = {
      length: 2,
      start: (range: number) => range * 10,
      end: (range: number) => range * 10 + seconds / 2,
    }
    Object.defineProperty(player(one.title), 'played', { value: played, configurable: true })
    fireEvent.timeUpdate(player(one.title))
  }
  const viewed = jest.fn()
  shop()
    .post(`${LIST}${one.id}/view/`)
    .reply(200, () => (viewed(), success(null) as Body))
  playedUntil(2.9)
  playedUntil(3)
  await waitFor(() => expect(viewed).toHaveBeenCalledTimes(1))
  // Another call would find no answer, and fail the test.
  playedUntil(8)
})

it('a video that cannot be played is a link, and keeps the focus', async () => {
  const one = video()
  answerList([
    one,
    video({ video: null }),
    video({ video: { ...video().video, url: 'javascript:alert(1)' } }),
  ])
  draw()
  await screen.findByRole('heading', { level: 3, name: one.title })
  fireEvent.error(player(one.title))
  expect(screen.getAllByText('Видео не открывается')).toHaveLength(3)
  expect(screen.getByRole('link', { name: /Открыть видео/ })).toHaveAttribute('href', '/shop/clip.webm')
  expect(document.querySelectorAll('[href^=javascript], [src^=javascript]')).toHaveLength(0)
})

it('HTML in titles is text', async () => {
  const html = '<img src=x onerror=alert(1)>'
  answerList([video({ title: html, author: html, text: html })], undefined, { title: html, text: html })
  draw()
  expect(await screen.findByRole('heading', { level: 2, name: html })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: html })).toBeVisible()
  expect(screen.getAllByLabelText(html)).toHaveLength(2)
  expect(screen.getAllByText(html, { exact: false })).toHaveLength(6)
  expect(document.querySelector('img')).toBeNull()
})

describe('rating', () => {
  const stars = (name = /^Оценить/) => within(screen.getByRole('group', { name }))

  it('shows the stars at once, takes the average from the answer, and tells the page', async () => {
    const one = video()
    answerList([one])
    const { user } = draw()
    // In a list each rating is named after its video.
    await screen.findByRole('group', { name: `Оценить «${one.title}»` })
    shop()
      .post(`${LIST}${one.id}/rating/`, { value: 4 })
      .delay(50)
      .reply(200, success({ average: 4.5, count: 313, own: 4 }) as Body)
    await user.click(stars().getByRole('radio', { name: /^4 из 5/ }))
    expect(screen.getByRole('group', { name: /^Оценить .*Ваша оценка: 4 из 5/ })).toBeVisible()
    expect(screen.getByText(/^312/)).toBeVisible()
    expect(await screen.findByText(/^313/)).toBeVisible()
    expect(screen.getByText('Средняя оценка 4,5 из 5')).toBeInTheDocument()
    expect(rated).toHaveBeenCalledWith({ id: one.id })
    shop()
      .post(`${LIST}${one.id}/rating/`, { value: 2 })
      .reply(200, success({ average: 4.4, count: 313, own: 2 }) as Body)
    await user.click(stars().getByRole('radio', { name: /^2 из 5/ }))
    expect(await screen.findByText('Средняя оценка 4,4 из 5')).toBeInTheDocument()
  })

  it('stars that were sent stay, though the answer does not repeat them', async () => {
    answerList([video()])
    const { user } = draw()
    await screen.findByRole('group', { name: /^Оценить/ })
    shop()
      .post(`${LIST}${lastId}/rating/`, { value: 4 })
      .reply(200, success({ average: 4.5, count: 313, own: null }) as Body)
    await user.click(stars().getByRole('radio', { name: /^4 из 5/ }))
    expect(await screen.findByText(/^313/)).toBeVisible()
    expect(screen.getByRole('group', { name: /^Оценить .*Ваша оценка: 4 из 5/ })).toBeVisible()
  })

  it('a refusal gives the rating of before back, and the end of the competition is told', async () => {
    const one = video({ rating: { average: 4, count: 1, own: 4 } })
    answerList([one])
    const { user } = draw()
    await screen.findByRole('group', { name: /^Оценить .*Ваша оценка: 4 из 5/ })
    shop()
      .post(`${LIST}${one.id}/rating/`)
      .reply(400, refusal(400, 'Конкурс завершён') as Body)
    answerList([{ ...one, place: 1 as never }], undefined, {
      status: { code: 'finished' },
      is_rating_available: false,
    })
    await user.click(stars().getByRole('radio', { name: /^1 из 5/ }))
    expect(await screen.findByText('Оценки закрыты')).toBeVisible()
    expect(screen.queryByRole('radio', { name: /из 5/ })).not.toBeInTheDocument()
    expect(rated).not.toHaveBeenCalled()
  })

  it('a refusal keeps the stars that were given before, though the list does not tell them yet', async () => {
    const one = video()
    answerList([one])
    const { user } = draw()
    await screen.findByRole('group', { name: /^Оценить/ })
    shop()
      .post(`${LIST}${one.id}/rating/`)
      .reply(200, success({ average: 4.5, count: 313, own: 4 }) as Body)
    await user.click(stars().getByRole('radio', { name: /^4 из 5/ }))
    expect(await screen.findByText(/^313/)).toBeVisible()
    shop()
      .post(`${LIST}${one.id}/rating/`)
      .reply(400, refusal(400, 'Нельзя') as Body)
    answerList([{ ...one, rating: { average: 4.4, count: 314, own: null } }])
    await user.click(stars().getByRole('radio', { name: /^1 из 5/ }))
    expect(await screen.findByText(/^314/)).toBeVisible()
    expect(screen.getByText('Нельзя')).toBeVisible()
    expect(stars().getByRole('radio', { name: /^4 из 5/ })).toBeChecked()
  })

  it('says a refusal, and shows the stars of before', async () => {
    const one = video({ rating: { average: 4, count: 1, own: 4 } })
    answerList([one])
    const { user } = draw()
    await screen.findByRole('group', { name: /^Оценить .*Ваша оценка: 4 из 5/ })
    shop()
      .post(`${LIST}${one.id}/rating/`)
      .reply(422, { status: 'error', data: { value: ['Поставьте оценку'] }, errors: [] })
    await user.click(stars().getByRole('radio', { name: /^1 из 5/ }))
    expect(await screen.findByText('Поставьте оценку')).toBeVisible()
    expect(screen.getByRole('group', { name: /^Оценить .*Ваша оценка: 4 из 5/ })).toBeVisible()
    expect(stars().getByRole('radio', { name: /^4 из 5/ })).toBeChecked()
  })

  it('a rating whose answer is lost is found in the list, and then nothing is in doubt', async () => {
    const one = video()
    answerList([one])
    const { user } = draw()
    await screen.findByRole('group', { name: /^Оценить/ })
    shop().post(`${LIST}${one.id}/rating/`).replyWithError('lost')
    answerList([{ ...one, rating: { average: 4.7, count: 313, own: 5 as never } }])
    await user.click(stars().getByRole('radio', { name: /^5 из 5/ }))
    expect(await screen.findByText('Средняя оценка 4,7 из 5')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: /^Оценить .*Ваша оценка: 5 из 5/ })).toBeVisible()
    await waitFor(() => expect(rated).toHaveBeenCalledWith({ id: one.id }))
    expect(screen.queryByText(/Возможно, изменение уже сохранено/)).not.toBeInTheDocument()
  })

  it('a rating whose answer is lost and that is not in the list is in doubt', async () => {
    const one = video()
    answerList([one])
    const { user } = draw()
    await screen.findByRole('group', { name: /^Оценить/ })
    shop().post(`${LIST}${one.id}/rating/`).replyWithError('lost')
    answerList([one])
    await user.click(stars().getByRole('radio', { name: /^5 из 5/ }))
    expect(await screen.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
    expect(stars().getByRole('radio', { name: /^5 из 5/ })).not.toBeChecked()
    expect(rated).not.toHaveBeenCalled()
  })

  it('stars passed on the way are not sent one by one', async () => {
    const one = video()
    answerList([one])
    const { user } = draw()
    await screen.findByRole('group', { name: /^Оценить/ })
    const sent: unknown[] = []
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    const accept = () =>
      shop()
        .post(`${LIST}${one.id}/rating/`, ({ value }: Record<string, unknown>) => Boolean(sent.push(value)))
        .reply(200, async () => {
          await held
          return success({ average: 4, count: 313, own: sent.at(-1) }) as Body
        })
    accept()
    accept()
    for (const name of [/^1 из 5/, /^2 из 5/, /^3 из 5/, /^4 из 5/])
      await user.click(stars().getByRole('radio', { name }))
    answer()
    await waitFor(() => expect(sent).toEqual([1, 4]))
    expect(await screen.findByRole('group', { name: /^Оценить .*Ваша оценка: 4 из 5/ })).toBeVisible()
  })

  it('without a token one has to sign in', async () => {
    window.pageConfig = {}
    answerList([video()], undefined, { is_rating_available: false })
    draw()
    expect(await screen.findByText('Войдите, чтобы оценить')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible()
    expect(screen.queryByRole('radio', { name: /из 5/ })).not.toBeInTheDocument()
  })
})

it('after the end there are places, and no stars to choose', async () => {
  answerList([video({ place: 1 })], undefined, { status: { code: 'finished' }, is_rating_available: false })
  draw()
  expect(await screen.findByText('1 место')).toBeVisible()
  expect(screen.getByText('Оценки закрыты')).toBeVisible()
  expect(screen.queryByText('Войдите, чтобы оценить')).not.toBeInTheDocument()
})

it.each([
  [{ starts_at: '2126-01-12T00:00:00+03:00' }, 'Оценки ещё не принимаются'],
  [{ finishes_at: '2026-01-30T23:59:00+03:00' }, 'Оценки закрыты'],
  [{ is_rating_available: false }, 'Оценки закрыты'],
])('who may not rate is told so: %j', async (more, told) => {
  answerList([video()], undefined, more)
  draw()
  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.queryByRole('group', { name: /^Оценить/ })).not.toBeInTheDocument()
})

it.each([{ starts_at: '2126-01-12T00:00:00+03:00' }, { finishes_at: '2026-01-30T23:59:00+03:00' }])(
  'nobody is asked to sign in where no rating is taken: %j',
  async (more) => {
    window.pageConfig = {}
    answerList([video()], undefined, more)
    draw()
    expect(await screen.findByText(/^Оценки/, { selector: 'span' })).toBeVisible()
    expect(screen.queryByText('Войдите, чтобы оценить')).not.toBeInTheDocument()
  },
)

it('shows more, moves the focus there, and opens as much again after a reload', async () => {
  const first = Array.from({ length: 12 }, () => video())
  // A video has moved to the second page meanwhile, and is shown only once.
  const second = [first[11] as Video, video()]
  answerList(first, undefined, {}, 14)
  const { user, unmount } = draw()
  await screen.findByRole('heading', { level: 3, name: first[0]?.title ?? '' })
  expect(screen.getByText('Показано 12 из 14')).toBeVisible()
  answerList(second, 'sort=new&page=2&per_page=12', {}, 13)
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  const added = await screen.findByRole('heading', { level: 3, name: second[1]?.title ?? '' })
  expect(added.closest('li')).toHaveFocus()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(13)
  unmount()
  answerList(first, undefined, {}, 13)
  answerList(second, 'sort=new&page=2&per_page=12', {}, 13)
  draw('rating')
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(13))
  expect(screen.getByRole('radio', { name: 'Сначала новые' })).toBeChecked()
})

it('a page without new videos is the last one, whatever the server counts', async () => {
  const first = Array.from({ length: 12 }, () => video())
  answerList(first, undefined, {}, 14)
  const { user } = draw()
  await screen.findByRole('button', { name: 'Показать ещё' })
  answerList(first.slice(10), 'sort=new&page=2&per_page=12', {}, 14)
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument())
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12)
  expect(screen.getByText(/12\sвидео/)).toBeVisible()
})

it('a page that does not load leaves the others, and is tried again', async () => {
  const first = Array.from({ length: 12 }, () => video())
  answerList(first, undefined, {}, 13)
  const { user } = draw()
  await screen.findByRole('button', { name: 'Показать ещё' })
  shop().get(`${LIST}?sort=new&page=2&per_page=12`).reply(500, '<html>')
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText(/^Видео не загрузились/)).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12)
  answerList([video()], 'sort=new&page=2&per_page=12', {}, 13)
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(
    await screen.findByText(
      (_, element) => element?.tagName === 'H3' && element.textContent === `Видео ${lastId}`,
    ),
  ).toBeVisible()
})

it('the end of the competition that another order or page tells holds for all', async () => {
  const one = video()
  const ended = { status: { code: 'finished' }, is_rating_available: false }
  answerList([one])
  const { user } = draw()
  await screen.findByRole('group', { name: /^Оценить/ })
  answerList([one], 'sort=rating&page=1&per_page=12', ended)
  await user.click(screen.getByRole('radio', { name: 'По оценке' }))
  expect(await screen.findByText('Конкурс завершён', { exact: false })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Сначала новые' }))
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'))
  expect(screen.getByText('Конкурс завершён', { exact: false })).toBeVisible()
  expect(screen.queryByRole('group', { name: /^Оценить/ })).not.toBeInTheDocument()
})

it('another order is another list, and the first is not read again', async () => {
  const [one, other] = [video(), video()]
  answerList([one, other])
  const { user } = draw()
  await screen.findByRole('heading', { level: 3, name: one.title })
  answerList([other, one], 'sort=popular&page=1&per_page=12')
  await user.click(screen.getByRole('radio', { name: 'Популярные' }))
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      other.title,
      one.title,
    ]),
  )
  await user.click(screen.getByRole('radio', { name: 'Сначала новые' }))
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      one.title,
      other.title,
    ]),
  )
})

it('an order that does not load shows no other one in its place, and is tried again', async () => {
  const all = Array.from({ length: 12 }, () => video())
  answerList(all, undefined, {}, 13)
  const { user } = draw()
  await screen.findByRole('button', { name: 'Показать ещё' })
  const popular = 'sort=popular&page=1&per_page=12'
  shop().get(`${LIST}?${popular}`).reply(500, '<html>')
  await user.click(screen.getByRole('radio', { name: 'Популярные' }))
  expect(await screen.findByText(/^Видео не загрузились/)).toBeVisible()
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument()
  expect(screen.queryByText(/^Видео пока нет/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument()
  answerList(all.toReversed(), popular)
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12))
  await user.click(screen.getByRole('radio', { name: 'Сначала новые' }))
  expect(await screen.findByRole('button', { name: 'Показать ещё' })).toBeVisible()
})

it('a rating given while another order loads is looked up where the video is shown', async () => {
  const one = video()
  answerList([one])
  const { user } = draw()
  const stars = await screen.findByRole('group', { name: /^Оценить/ })
  let answer: () => void = () => undefined
  const awaited = new Promise<void>((resolve) => (answer = resolve))
  shop()
    .get(`${LIST}?sort=popular&page=1&per_page=12`)
    .reply(200, async () => {
      await awaited
      return success({ competition: competition(), videos: [one], total: 1 }) as never
    })
  await user.click(screen.getByRole('radio', { name: 'Популярные' }))
  shop().post(`${LIST}${one.id}/rating/`).replyWithError('lost')
  answerList([{ ...one, rating: { average: 4.7, count: 313, own: 5 as never } }])
  await user.click(within(stars).getByRole('radio', { name: /^5 из 5/ }))
  expect(await screen.findByText('Средняя оценка 4,7 из 5')).toBeInTheDocument()
  answer()
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'))
})

it('says that there is nothing yet, and what did not load', async () => {
  answerList([])
  const { unmount } = draw()
  expect(await screen.findByText(/^Видео пока нет/)).toBeVisible()
  unmount()
  shop().get(`${LIST}?sort=new&page=1&per_page=12`).reply(500, '<html>')
  const { user } = draw()
  expect(await screen.findByText('Видео не загрузились')).toBeVisible()
  answerList([video()])
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('heading', { level: 3 })).toBeVisible()
})

it('figures of a video that cannot be read are not shown as none', async () => {
  answerList([video({ views: 'много', rating: { average: '4,6', count: 'много', own: null } })])
  draw()
  expect(await screen.findByText('Марина Л. · 2:48')).toBeVisible()
  expect(screen.queryByText(/просмотр|Оценок пока нет|Средняя оценка/)).toBeNull()
})

it('a competition that does not tell its status lasts as long as its dates say', async () => {
  answerList([video()], undefined, { status: null })
  draw()
  expect(await screen.findByRole('group', { name: /^Оценить/ })).toBeVisible()
})

it('a video without a rating is shown, and may be rated', async () => {
  answerList([video({ rating: null })])
  draw()
  expect(await screen.findByRole('group', { name: `Оценить «Видео ${lastId}»` })).toBeVisible()
  expect(screen.queryByText(/Оценок пока нет|Средняя оценка/)).toBeNull()
})

it('videos that cannot be read are not shown as none', async () => {
  answerList('два' as unknown as Video[])
  draw()
  expect(await screen.findByText('Видео не загрузились')).toBeVisible()
  expect(screen.queryByText(/Видео пока нет/)).toBeNull()
})

it('a number of videos that cannot be read is at least that of the videos shown', async () => {
  answerList([video(), video()], undefined, {}, 'много' as unknown as number)
  draw()
  expect(await screen.findByText(/ 2.видео$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

it.each(['пять', 7, 4.5])('an own rating that cannot be read, %s, is not shown as none', async (own) => {
  answerList([video({ rating: { average: 4.6, count: 312, own } })])
  draw()
  const name = /^Оценить .*Вашу оценку не удалось показать$/
  expect(await screen.findByRole('group', { name })).toBeVisible()
})

it('ratings are not called closed where that cannot be read', async () => {
  answerList([video()], undefined, { is_rating_available: 'да' })
  draw()
  expect(await screen.findByRole('group', { name: /^Оценить/ })).toBeVisible()
  expect(screen.queryByText('Оценки закрыты')).toBeNull()
})
