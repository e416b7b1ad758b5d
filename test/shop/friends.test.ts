/** @jest-environment node */
import { openShop } from './openShop'

const story = {
  idea_code: 'travel',
  title: 'В поезде',
  text: 'Запасная пара всегда с собой',
  tags: ['совет'],
}
const picture = new File(['…'], 'поезд.png', { type: 'image/png' })

describe('A story', () => {
  it('a story is a draft with pictures until it goes to moderation', async () => {
    const call = openShop().visitor('full.one')
    const { id } = (await call('createStory', { body: story })).data
    const file = (await call('addStoryFile', { path: { id }, body: { file: picture } })).data
    await call('addStoryFile', { path: { id }, body: { file: picture } })
    await call('deleteStoryFile', { path: { id, file_id: file.id } })
    expect((await call('publishStory', { path: { id } })).data).toMatchObject({
      status: { code: 'moderation' },
      files: [{ name: 'поезд.png' }],
    })
    const { stories } = (await call('getStories', { query: { status: 'moderation' } })).data
    expect(stories.map((one) => one.id)).toEqual([id, 83])
  })

  it('a file is kept, and served without a token under an address that nobody guesses', async () => {
    const { app, visitor } = openShop()
    const file = (await visitor('full.one')('addStoryFile', { path: { id: 81 }, body: { file: picture } }))
      .data
    const served = await app.request(file.url ?? '')
    expect(served.headers.get('Content-Type')).toBe('image/png')
    expect(await served.text()).toBe('…')
    expect((await app.request('/api/uploads/1')).status).toBe(404)
  })

  it('files are kept in the order of the draft, with what they show', async () => {
    const call = openShop().visitor('full.one')
    const { id } = (await call('addStoryFile', { path: { id: 81 }, body: { file: picture } })).data
    const files = [
      { id, alt: 'Поезд' },
      { id: 811, alt: '' },
    ]
    const { data } = await call('updateStory', { path: { id: 81 }, body: { ...story, files } })
    expect(data.files.map((one) => [one.id, one.alt])).toEqual([
      [id, 'Поезд'],
      [811, ''],
    ])
  })

  it('an empty draft is kept, but not published', async () => {
    const call = openShop().visitor('full.one')
    const { id } = (await call('createStory', { body: { ...story, text: '' } })).data
    expect(await call('publishStory', { path: { id } })).toMatchObject({ status: 400 })
  })

  it('the scenarios decide once the moderation was seen, and what was rejected is changed and sent again', async () => {
    for (const [scenario, decision] of [
      ['friends-approves', 'approved'],
      ['friends-rejects', 'rejected'],
    ] as const) {
      const call = openShop().visitor(`${scenario}.one`)
      const { id } = (await call('createStory', { body: story })).data
      await call('publishStory', { path: { id } })
      const stands = async () => (await call('getStories')).data.stories[0]?.status.code
      expect(await stands()).toBe('moderation')
      expect(await stands()).toBe(decision)
      const { status } = await call('updateStory', { path: { id }, body: story })
      expect(status).toBe(decision === 'rejected' ? 200 : 400)
    }
  })

  it('a story under moderation cannot be changed', async () => {
    const call = openShop().visitor('full.one')
    expect(await call('updateStory', { path: { id: 83 }, body: story })).toMatchObject({ status: 400 })
    expect(await call('publishStory', { path: { id: 82 } })).toMatchObject({ status: 400 })
  })

  it('a story takes pictures and videos only', async () => {
    const file = new File(['…'], 'story.pdf', { type: 'application/pdf' })
    expect(
      await openShop().visitor('full.one')('addStoryFile', { path: { id: 81 }, body: { file } }),
    ).toMatchObject({
      status: 422,
      data: { file: ['Подойдёт JPG, PNG или MP4'] },
    })
  })
})

describe('A candidate for the club of friends', () => {
  it('a candidate for the friends’ club applies once', async () => {
    const call = openShop().visitor('friends-candidate.one')
    const body = { name: 'Анна', city: 'Москва', social_links: ['https://vk.com/anna'], about: 'Люблю линзы' }
    expect((await call('getFriendsApplication')).data).toBeNull()
    await call('applyToFriends', { body })
    expect((await call('getFriendsApplication')).data?.status.code).toBe('moderation')
    expect((await call('getAccountInfo')).data.is_friends_application_exist).toBe(true)
    expect(await call('applyToFriends', { body })).toMatchObject({ status: 400 })
  })

  it('a candidate for the friends’ club takes part in a raffle only after a story', async () => {
    const { visitor } = openShop()
    const join = { path: { id: 91 } }
    expect(await visitor('friends-candidate.one')('participateInRaffle', join)).toMatchObject({ status: 400 })
    expect((await visitor('full.one')('participateInRaffle', join)).data.is_participant).toBe(true)
    expect(await visitor('full.one')('participateInRaffle', join)).toMatchObject({ status: 400 })
  })
})

describe('A review', () => {
  const body = { object_type: 'selection', object_id: 561, rating: 5, text: 'Подобрали за полчаса' } as const

  it('a review goes to moderation and stays with what it is about', async () => {
    const call = openShop().visitor('full.one')
    const { data } = await call('createReview', { body })
    expect(data.status.code).toBe('moderation')
    const { selections } = (await call('getSelectionHistory')).data
    expect(selections.map(({ review }) => review?.id ?? null)).toEqual([data.id, null])
    expect(await call('createReview', { body })).toMatchObject({ status: 400 })
  })

  it('a review needs a rating and something that exists', async () => {
    const call = openShop().visitor('full.one')
    expect(await call('createReview', { body: { ...body, rating: 0 } })).toMatchObject({
      status: 422,
      data: { rating: ['Поставьте оценку'] },
    })
    expect(await call('createReview', { body: { ...body, object_id: 9 } })).toMatchObject({ status: 404 })
  })
})

describe('A questionnaire', () => {
  it('a questionnaire is scored and kept', async () => {
    const call = openShop().visitor('full.one')
    const { data } = await call('saveDryEyeResult', {
      body: { test_code: 'cldeq8', answers: [3, 3, 3, 3, 2, 2, 3, 3] },
    })
    expect(data).toMatchObject({ score: 22, max_score: 37, level: { code: 'positive' } })
    expect((await call('getDryEyeResults')).data.results[0]?.id).toBe(data.id)
  })

  it('a questionnaire must be answered whole', async () => {
    const call = openShop().visitor('full.one')
    expect(await call('calculate', { path: { kind: 'osdi6' }, body: { answers: [1, 2] } })).toMatchObject({
      status: 422,
    })
  })
})
