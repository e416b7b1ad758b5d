import { waitFor, within } from '@testing-library/react'
import type { Body } from 'nock'
import { startEarly } from '../../src/api/early'
import { tabChoices } from '../../src/host/customer/drafts'
import { pageState } from '../../src/host/pageState'
import type { IslandModule } from '../../src/island/IslandModule'
import * as survey from '../../widgets/survey/index'
import { startSurvey } from '../../widgets/survey/start'
import * as videos from '../../widgets/video-competition/index'
import { startOnce } from '../../widgets/startOnce'
import { reads } from '../../widgets/video-competition/reads'
import { mountIsland } from '../support/island'
import { shop, success } from '../support/shop'
import '../support/browser'

const SURVEY = '/api/v2/internal/survey/visit/'
const LIST = '/api/v2/internal/video_competition/'

const visit = { code: 'visit', title: 'О визите', is_active: false, pages: [] }

const page = (title: string) => ({
  competition: { title, status: { code: 'running' } },
  videos: [],
  total: 30,
})

/** Mounts an island while React is still loading. */
function mountBeforeReact(name: string, { island }: IslandModule, code = '') {
  let arrive: () => void = () => undefined
  pageState().react = new Promise(
    (resolve) => (arrive = () => resolve(() => import('../../src/island/root'))),
  )
  const mounted = mountIsland(name, {
    island: {
      mount: (host) => {
        host.container.dataset['survey'] = code
        return island.mount(host)
      },
    },
  })
  return async () => {
    delete pageState().react
    arrive()
    return (await mounted).root
  }
}

/** Starts the survey for a container with this code, as the loader does. */
function startSurveyOf(code: string) {
  const container = document.createElement('div')
  container.dataset['survey'] = code
  startSurvey(container.attachShadow({ mode: 'open' }))
}

it('the survey is asked for once, by nobody, before the island is there', async () => {
  let headers: string[] = []
  shop()
    .get(SURVEY)
    .reply(function () {
      headers = Object.keys(this.req.headers)
      return [200, success(visit)] as never
    })
  startSurveyOf('visit')
  const onReact = mountBeforeReact('survey', survey, 'visit')
  await waitFor(() => expect(headers).toContain('accept'))
  expect(headers).not.toContain('x-auth-token')
  const root = await onReact()
  expect(await within(root).findByText('Опрос завершён')).toBeInTheDocument()
})

it('a code that would lead to another call is not asked for', () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  startSurveyOf('..')
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

it('the first videos are asked for once, before the island is there', async () => {
  const call = shop()
    .get(`${LIST}?sort=new&page=1&per_page=12`)
    .reply(200, success(page('Мир без очков')) as Body)
  reads(document.createElement('div')).forEach((path) => startOnce(path))
  const onReact = mountBeforeReact('video-competition', videos)
  await waitFor(() => expect(call.isDone()).toBe(true))
  const root = await onReact()
  expect(await within(root).findByText('Мир без очков')).toBeInTheDocument()
})

it('the videos that the tab has open are asked for once while React loads', async () => {
  tabChoices.write('video-competition', { sort: 'rating', pages: 2 })
  const calls = [1, 2].map((place) =>
    shop()
      .get(`${LIST}?sort=rating&page=${place}&per_page=12`)
      .reply(200, success(page('Мир без очков')) as Body),
  )
  const onReact = mountBeforeReact('video-competition', videos)
  await waitFor(() => expect(calls.every((call) => call.isDone())).toBe(true))
  const root = await onReact()
  expect(await within(root).findByText('Мир без очков')).toBeInTheDocument()
})

it('first videos that the tab does not show are not kept for later', async () => {
  tabChoices.write('video-competition', { sort: 'rating', pages: 1 })
  const calls = ['new', 'rating'].map((sort) =>
    shop()
      .get(`${LIST}?sort=${sort}&page=1&per_page=12`)
      .reply(200, success(page(sort)) as Body),
  )
  // Starts the early read, as the loader does once per page.
  void startEarly({ path: `${LIST.replace('/api', '')}?sort=new&page=1&per_page=12` })
  const onReact = mountBeforeReact('video-competition', videos)
  await waitFor(() => expect(calls.every((call) => call.isDone())).toBe(true))
  const root = await onReact()
  expect(await within(root).findByText('rating')).toBeInTheDocument()
  expect([...pageState().early.values()].every(({ isTaken }) => isTaken)).toBe(true)
})
