import { act, screen, waitFor, within } from '@testing-library/react'
import { PublicationsTab } from '#features/club/friends/PublicationsTab'
import { renderPage } from '../../../support/renderPage'
import { holdPresses } from '#host/page/heldPresses'
import { liveRegions } from '../../../support/renderPage'
import { breakCalls } from '../../../support/brokenAnswers'
import { openSandbox } from '../../../support/sandbox'

const STORIES = '/api/v2/internal/friends/stories/'

interface Found {
  stories: { id: number; title: string; text: string; idea_code: string | null; status: { code: string } }[]
}

const openTab = (path = '/friends/#publications') => renderPage(<PublicationsTab />, path).user

/** The stories that the shop holds. */
const storiesOf = async (shop: ReturnType<typeof openSandbox>) => ((await shop.get(STORIES)) as Found).stories

const text = () => screen.findByRole('textbox', { name: 'Текст' })

it('eight ideas are narrowed by their tags, several of which add up', async () => {
  openSandbox()
  const user = openTab()
  await screen.findByRole('tab', { name: /Приняты/ })
  const ideas = () => screen.getAllByRole('button', { name: /^Написать/ })
  expect(ideas()).toHaveLength(8)
  await user.click(screen.getByRole('checkbox', { name: 'обзор' }))
  expect(ideas()).toHaveLength(1)
  await user.click(screen.getByRole('checkbox', { name: 'уход' }))
  expect(screen.getByText(/Найдено: 2/)).toBeVisible()
})

it('the stories stand under what became of them, with their number', async () => {
  openSandbox()
  const user = openTab()
  await user.click(await screen.findByRole('tab', { name: 'Отклонены 1' }))
  expect(screen.getByText('Причина: Истории не для объявлений о продаже')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'На модерации 1' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Черновики 1' })).toBeVisible()
})

it('an idea makes one draft however often it is pressed, and coming back opens the same', async () => {
  const shop = openSandbox()
  const before = (await storiesOf(shop)).length
  const user = openTab()
  const write = await screen.findByRole('button', { name: /^Написать.*Линзы в дороге/ })
  act(() => {
    write.click()
    write.click()
  })
  expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveValue('Линзы в дороге')
  expect(screen.getByRole('checkbox', { name: 'совет' })).toBeChecked()
  await user.click(screen.getByRole('link', { name: 'К идеям и историям' }))
  await user.click(await screen.findByRole('button', { name: /^Написать.*Линзы в дороге/ }))
  await text()
  expect((await storiesOf(shop)).length).toBe(before + 1)
})

it('a story is saved as one types, checked before it is published, and then waits for the moderator', async () => {
  const shop = openSandbox()
  const user = openTab('/friends/?story=81#publications')
  await user.clear(await text())
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  expect(await screen.findByText('Напишите текст истории')).toBeVisible()
  await user.type(await text(), 'Утро, день, вечер')
  expect(await screen.findByText('Сохранено')).toBeVisible()
  const kept = (await storiesOf(shop)).find(({ id }) => id === 81)
  expect(kept).toMatchObject({ text: 'Утро, день, вечер', status: { code: 'draft' } })
  const isHeard = liveRegions()
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  expect(isHeard(await screen.findByText(/История отправлена на модерацию/))).toBe(true)
  expect(await screen.findByRole('tab', { name: 'На модерации 2' })).toHaveAttribute('aria-selected', 'true')
  const [story = document.body] = screen.getAllByRole('link', { name: /^Прочитать/ })
  await user.click(story)
  await user.click(await screen.findByRole('link', { name: 'К идеям и историям' }))
  expect(await screen.findByRole('tab', { name: 'На модерации 2' })).toBeVisible()
  expect(screen.queryByText(/История отправлена на модерацию/)).not.toBeInTheDocument()
})

it('a story that is saved goes out without a second save, whatever spaces its text ends with', async () => {
  openSandbox()
  const user = openTab('/friends/?story=81#publications')
  await user.clear(await text())
  await user.type(await text(), 'Утро, день, вечер{Enter}')
  expect(await screen.findByText('Сохранено')).toBeVisible()
  const writes: string[] = []
  const call = fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { method, url } = new Request(input, init)
    if (method !== 'GET') writes.push(`${method} ${new URL(url).pathname}`)
    return call(input, init)
  })
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  expect(await screen.findByText(/История отправлена на модерацию/)).toBeVisible()
  expect(writes).toEqual([`POST ${STORIES}81/publish/`])
})

it('what is typed shows in the preview as it is, markup included', async () => {
  openSandbox()
  const user = openTab('/friends/?story=81#publications')
  await user.clear(await text())
  await user.type(await text(), '<b>Утро</b>')
  await user.click(screen.getByRole('button', { name: 'Посмотреть' }))
  const dialog = screen.getByRole('dialog', { name: 'Мой день в линзах' })
  expect(within(dialog).getByText('<b>Утро</b>')).toBeVisible()
})

it('what another tab has written meanwhile is not written over without a question', async () => {
  const shop = openSandbox()
  const user = openTab('/friends/?story=84#publications')
  await text()
  const other = { idea_code: null, title: 'Другая вкладка', text: 'Другой текст', tags: [] }
  await shop.put(`${STORIES}84/`, other)
  await user.type(await text(), ' И ещё.')
  expect(await screen.findByText('Историю изменили в другой вкладке. Какой текст оставить?')).toBeVisible()
  expect((await storiesOf(shop)).find(({ id }) => id === 84)?.text).toBe('Другой текст')
  await user.click(screen.getByRole('button', { name: 'Взять другой' }))
  await waitFor(async () => expect(await text()).toHaveValue('Другой текст'))
})

it('a story that came with too many requests is saved again when the server takes the next', async () => {
  openSandbox()
  const user = openTab('/friends/?story=81#publications')
  breakCalls('/stories/81/', [() => new Response('', { status: 429, headers: { 'Retry-After': '90' } })])
  await user.type(await text(), ' и вечер')
  expect(await screen.findByText(/Попробуйте через 90 с/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Сохранить сейчас' })).toHaveAttribute('aria-disabled', 'true')
  holdPresses(0)
})

it('a shop that trims texts, and ends lines in its own way, is no other tab', async () => {
  const shop = openSandbox('full', ['texts-trimmed'])
  const user = openTab('/friends/?story=81#publications')
  await user.clear(await text())
  for (const words of ['Утро{Enter}день ', 'и{Enter}вечер ']) {
    await user.type(await text(), words)
    const typed = words.split('{Enter}').at(-1)?.trim()
    await waitFor(async () =>
      expect((await storiesOf(shop)).find(({ id }) => id === 81)?.text).toContain(typed),
    )
    expect(await screen.findByText('Сохранено')).toBeVisible()
  }
  expect(screen.queryByText(/Историю изменили в другой вкладке/)).not.toBeInTheDocument()
  expect(await text()).toHaveValue('Утро\nдень и\nвечер ')
})

it('a text that a reload brings back asks, too, where another tab has written since', async () => {
  const shop = openSandbox()
  const keep = (key: string, values: object) =>
    sessionStorage.setItem(`lens-widgets:draft:page:${key}`, JSON.stringify(values))
  keep('story-84', { text: 'Набрано до перезагрузки' })
  keep('story-base-84', { title: 'Распродажа', text: 'Как было раньше', tags: ['история'] })
  const user = openTab('/friends/?story=84#publications')
  await waitFor(async () => expect(await text()).toHaveValue('Набрано до перезагрузки'))
  expect(await screen.findByText('Историю изменили в другой вкладке. Какой текст оставить?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Оставить мой' }))
  expect(await screen.findByText('Сохранено')).toBeVisible()
  expect((await storiesOf(shop)).find(({ id }) => id === 84)?.text).toBe('Набрано до перезагрузки')
})

it('a draft is deleted with a way back that restores all of it', async () => {
  const shop = openSandbox()
  const user = openTab()
  await user.click(await screen.findByRole('tab', { name: 'Черновики 1' }))
  const other = { idea_code: 'one-day', title: 'Мой день в линзах', text: 'Другая вкладка', tags: [] }
  await shop.put(`${STORIES}81/`, other)
  await user.click(screen.getByRole('button', { name: /^Удалить.*Мой день в линзах/ }))
  expect(await screen.findByText('Удалено: Мой день в линзах')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Черновики 0' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  const restored = await screen.findByText('Черновик возвращён')
  expect(restored.closest('[tabindex]')).toHaveFocus()
  expect(await screen.findByRole('tab', { name: 'Черновики 1' })).toBeVisible()
  expect((await storiesOf(shop)).find(({ id }) => id === 81)).toMatchObject({
    title: 'Мой день в линзах',
    text: 'Другая вкладка',
    idea_code: 'one-day',
    files: [{ name: 'morning.jpg' }],
  })
})

it('a deleted draft in which another tab has begun a new story comes back beside that one', async () => {
  const shop = openSandbox()
  const user = openTab()
  await user.click(await screen.findByRole('tab', { name: 'Черновики 1' }))
  await user.click(screen.getByRole('button', { name: /^Удалить.*Мой день в линзах/ }))
  expect(await screen.findByText('Удалено: Мой день в линзах')).toBeVisible()
  const begun = { idea_code: 'travel', title: 'Линзы в дороге', text: 'Собираю чемодан', tags: [] }
  await shop.put(`${STORIES}81/`, begun)
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(await screen.findByText('Черновик возвращён')).toBeVisible()
  const stories = await storiesOf(shop)
  expect(stories.find(({ id }) => id === 81)).toMatchObject({
    title: 'Линзы в дороге',
    text: 'Собираю чемодан',
  })
  expect(stories.filter(({ title }) => title === 'Мой день в линзах')).toHaveLength(1)
})

/** Returns the methods of all calls from now on that have been answered. */
function methodsOfCalls() {
  const { fetch } = globalThis
  const methods: string[] = []
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      methods.push(init?.method ?? 'GET')
      return answer
    },
  })
  return methods
}

it.each([
  ['is still empty', undefined, 1],
  ['has words again', 'Другая вкладка', 0],
] as const)(
  'who leaves the page ends the way back: the files of a deleted draft go only where it %s',
  async (_, words, count) => {
    const shop = openSandbox()
    const { user, unmount } = renderPage(<PublicationsTab />, '/friends/#publications')
    await user.click(await screen.findByRole('tab', { name: 'Черновики 1' }))
    await user.click(screen.getByRole('button', { name: /^Удалить.*Мой день в линзах/ }))
    expect(await screen.findByText('Удалено: Мой день в линзах')).toBeVisible()
    if (words !== undefined)
      await shop.put(`${STORIES}81/`, { idea_code: null, title: '', text: words, tags: [] })
    const methods = methodsOfCalls()
    unmount()
    await waitFor(() => expect(methods).toContain('GET'))
    await waitFor(async () => {
      const story = (await storiesOf(shop)).find(({ id }) => id === 81)
      expect(story).toMatchObject({ files: count === 1 ? [] : [{ name: 'morning.jpg' }] })
    })
    expect(methods.filter((method) => method !== 'GET')).toHaveLength(count)
  },
)

it('a draft that has lost its words keeps its photos, and its place among the drafts', async () => {
  const shop = openSandbox()
  await shop.put(`${STORIES}81/`, { idea_code: null, title: '', text: '', tags: [] })
  const user = openTab()
  await user.click(await screen.findByRole('tab', { name: 'Черновики 1' }))
  expect(screen.getByRole('button', { name: /^Удалить/ })).toBeVisible()
  // The story is not used for a new one either.
  await user.click(screen.getByRole('button', { name: /^Написать.*Линзы в дороге/ }))
  await text()
  expect(location.search).not.toBe('?story=81')
  expect((await storiesOf(shop)).find(({ id }) => id === 81)).toMatchObject({
    files: [{ name: 'morning.jpg' }],
  })
})

it('a new story in place of a deleted one starts without the text of the deleted one', async () => {
  const shop = openSandbox()
  await shop.post(STORIES, { idea_code: null, title: '', text: '', tags: [] })
  const id = (await storiesOf(shop)).find(({ title }) => title === '')?.id
  const typed = JSON.stringify({ text: 'Набрано и не сохранено' })
  sessionStorage.setItem(`lens-widgets:draft:page:story-${id}`, typed)
  const user = openTab()
  await user.click(await screen.findByRole('button', { name: /^Написать.*Линзы в дороге/ }))
  await user.type(await text(), 'Новое')
  expect(await text()).toHaveValue('Новое')
  expect(location.search).toBe(`?story=${id}`)
})

it('a story that is with the moderator is read, not written', async () => {
  openSandbox()
  openTab('/friends/?story=83#publications')
  expect(await screen.findByText(/Как я меняю линзы в дороге/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('an address without a story of this customer says so', async () => {
  openSandbox()
  openTab('/friends/?story=9999#publications')
  expect(await screen.findByText('Такой истории нет')).toBeVisible()
})
